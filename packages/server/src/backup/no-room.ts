/** A full disk, a quota or a limit on a file's size, as the system, SQLite and PostgreSQL call it. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100']);

/** Whether writing failed for want of room. */
export function isNoRoom(error: unknown): boolean {
  return codes.has((error as NodeJS.ErrnoException).code ?? '');
}
