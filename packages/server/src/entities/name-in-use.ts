import type { ErrorCode } from '@cardamom/api-types';
import { isUniqueViolation } from '../database/dialect.ts';
import { Problem } from '../shared/problem.ts';

/**
 * Runs a write whose only unique index is the name's; a clash becomes the entity's "name in use" on `/name`. Null for what is
 * unique by something else, and is checked before.
 */
export async function refusingNameInUse<T>(code: ErrorCode | null, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (code !== null && isUniqueViolation(error)) throw Problem.field('/name', code);
    throw error;
  }
}
