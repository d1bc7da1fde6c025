import { Problem } from './problem.ts';

/**
 * Does the work; the entity that a CM_CONFLICT carries leaves as `present` completes it, because it stands for the answer
 * that the caller has to choose against. Throws what the work throws.
 */
export async function presentConflict<Result>(
  work: () => Promise<Result>,
  present: (entity: object) => Promise<object>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'CM_CONFLICT') throw error;
    throw new Problem(error.code, {
      ...error.details,
      current: await present(error.details.current as object),
    });
  }
}
