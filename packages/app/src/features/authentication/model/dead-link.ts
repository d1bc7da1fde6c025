import { ApiError } from '#shared/api/index.ts';

/** Whether a one-time link was refused because it is spent, too old or no token at all. */
export function isDeadLink(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'C_009' || error.errors.some(({ pointer }) => pointer === '/token');
}
