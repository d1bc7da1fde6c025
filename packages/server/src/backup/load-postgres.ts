import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { postgresDialect } from '../database/dialect.ts';
import { migrateAround } from '../database/migrate.ts';
import { makeRoles, openSchema } from '../database/migrations/001-row-security.ts';
import { openPool } from '../database/postgres-connections.ts';
import type { Tables } from '../database/schema.ts';
import { markOf } from '../installation/hold.ts';
import type { RowsPart } from './read-rows.ts';

const building = 'cardamom_restoring';
const aside = 'cardamom_replaced';

async function namesIn(tx: Transaction<Tables>, schema: string, where = sql`true`): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = ${schema}::regnamespace and relkind = 'r' and ${where}`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Row-level security holds for the owner too; while the tables are filled it steps back. */
async function fill(tx: Transaction<Tables>, parts: AsyncIterable<RowsPart>): Promise<void> {
  const guarded = await namesIn(tx, building, sql`relforcerowsecurity`);
  for (const table of guarded)
    await sql`alter table ${sql.table(table)} no force row level security`.execute(tx);
  const columnsOf = new Map<string, readonly string[]>();
  for await (const { table, rows } of parts) {
    const columns = columnsOf.get(table) ?? (await columnsIn(tx, table));
    columnsOf.set(table, columns);
    if (columns.length === 0) throw new Error(`There is no table ${table}`);
    if (rows.some((row) => Object.keys(row).length !== columns.length))
      throw new Error(`A row of ${table} has other columns`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(
      tx,
    );
  }
  for (const table of guarded)
    await sql`alter table ${sql.table(table)} force row level security`.execute(tx);
}

async function columnsIn(tx: Transaction<Tables>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = to_regclass(${`${building}.${table}`}) and attnum > 0 and not attisdropped`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Puts the tables that were built in the place of those of the same names, which are kept aside until the next time. */
async function takePlace(tx: Transaction<Tables>, schema: string): Promise<void> {
  const ours = await namesIn(tx, building);
  const before = (await namesIn(tx, schema)).filter((name) => ours.includes(name));
  await sql`drop schema if exists ${sql.table(aside)} cascade`.execute(tx);
  if (before.length > 0) await sql`create schema ${sql.table(aside)}`.execute(tx);
  for (const name of before)
    await sql`alter table ${sql.table(`${schema}.${name}`)} set schema ${sql.table(aside)}`.execute(tx);
  for (const name of ours)
    await sql`alter table ${sql.table(`${building}.${name}`)} set schema ${sql.table(schema)}`.execute(tx);
  await sql`drop schema ${sql.table(building)}`.execute(tx);
}

/**
 * Replaces the tables by a backup's rows, brought up to date, in one transaction that carries the restore's id;
 * `beforeCommit` is called when all else has succeeded. Throws where rows break a rule of the schema; nothing is changed then.
 */
export async function loadIntoPostgres(
  url: string,
  { id, last }: { id: string; last: string },
  parts: AsyncIterable<RowsPart>,
  beforeCommit: () => void,
): Promise<void> {
  const pool = openPool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(tx);
      const schema = rows[0]?.schema ?? 'public';
      await sql`drop schema if exists ${sql.table(building)} cascade`.execute(tx);
      await sql`create schema ${sql.table(building)}`.execute(tx);
      // A migration may change rows as those who may see them.
      for (const statement of [...makeRoles, openSchema(building)]) await sql.raw(statement).execute(tx);
      await sql`select set_config('search_path', ${building}, true)`.execute(tx);
      await migrateAround(tx, postgresDialect, { last, schema: building }, () => fill(tx, parts));
      await sql`comment on table restaurant is ${sql.lit(markOf(id))}`.execute(tx);
      await takePlace(tx, schema);
      beforeCommit();
    });
  } finally {
    await db.destroy();
  }
}
