import { Problem } from '../../shared/problem.ts';
import { UnreadableFile } from './unreadable.ts';

/** What went wrong, for the person who waits for it; null where the error says nothing to them. */
export function problemIn(error: unknown): string | null {
  if (error instanceof UnreadableFile) return error.message;
  if (!(error instanceof Problem)) return null;
  const [first] = error.details.errors ?? [];
  return first?.message ?? error.message;
}
