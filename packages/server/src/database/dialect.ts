/** What the two engines spell differently in the schema; queries are the same on both. */
export type Dialect = {
  readonly name: 'sqlite' | 'postgres';
  /** Text that compares byte by byte, so that both engines sort alike. */
  readonly text: string;
  /** 64 bits: money, moments, versions. */
  readonly bigint: string;
  /** What closes a `create table`. */
  readonly tableEnd: string;
};

export const sqliteDialect: Dialect = { name: 'sqlite', text: 'text', bigint: 'integer', tableEnd: 'strict' };

export const postgresDialect: Dialect = {
  name: 'postgres',
  text: 'text collate "C"',
  bigint: 'bigint',
  tableEnd: '',
};

/** Whether an error is a broken unique index, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}
