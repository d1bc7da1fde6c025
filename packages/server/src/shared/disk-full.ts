/** SQLite, the file system, a quota of the file system, and PostgreSQL (Appendix A). */
const codes = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or what caused it, is a disk without room. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(String(error.code))) || isDiskFull(error.cause);
}
