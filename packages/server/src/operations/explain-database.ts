import type { Config } from '../config/config.ts';
import { UserError } from '../config/user-error.ts';

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  '28P01',
  '3D000',
  '28000',
]);

/** What a failure of the database means for the operator, as a UserError; other errors as they are. */
export function explainDatabase(
  error: unknown,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
): unknown {
  if (!(error instanceof Error) || error instanceof UserError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code.startsWith('SQLITE_'))
    return new UserError(`The database in ${dataDir} cannot be opened: ${message} (${code}).`);
  if (databaseUrl === undefined) return error;
  const { host, pathname } = new URL(databaseUrl);
  if (unreachable.has(code) || message.includes('timeout')) {
    return new UserError(
      `The database at ${host}${pathname} cannot be reached: ${message || code}. Check DATABASE_URL and that PostgreSQL runs.`,
    );
  }
  if (code === '42501') {
    return new UserError(
      `The database at ${host}${pathname} refuses what is needed (${message}). To make its roles, let its user: alter role <user> createrole; or create cardamom_app and cardamom_lookup and grant them to it. To restore, let it: grant create on database.`,
    );
  }
  return error;
}
