import { ApiError } from '../api/index.ts';
import { differencesOf } from './differences.ts';

/** The entity as somebody else saved it, after a lost race (412); null after any other failure. */
export function winnerOf(error: unknown): Record<string, unknown> | null {
  return error instanceof ApiError && error.code === 'CM_CONFLICT' ? error.current : null;
}

/** Whether the entity was deleted before the save arrived. */
export function wasDeleted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CM_NOT_FOUND';
}

/** Whether a person has to choose: not where nobody else touched what the form shows. */
export function needsChoice<Values extends object>(began: Values, mine: Values, theirs: Values): boolean {
  return differencesOf(began, mine, theirs).some(({ changedBy }) => changedBy !== 'me');
}
