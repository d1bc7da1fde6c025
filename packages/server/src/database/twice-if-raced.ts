import { isUniqueViolation } from './dialect.ts';

/** Somebody took what must be unique, such as an e-mail, between looking and writing: looking again finds it taken. */
export async function twiceIfRaced<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}
