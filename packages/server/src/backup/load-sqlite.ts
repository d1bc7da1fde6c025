import type SQLite from 'better-sqlite3';
import { sqliteDialect } from '../database/dialect.ts';
import { migrateAround } from '../database/migrate.ts';
import { openSqliteWriter, sqliteKysely } from '../database/sqlite-driver.ts';
import type { RowsPart } from './read-rows.ts';

function inserterOf(db: SQLite.Database): (part: RowsPart) => void {
  const columnsOf = db.prepare('select name from pragma_table_info(?)').pluck();
  return ({ table, rows }) => {
    const columns = columnsOf.all(table) as string[];
    if (columns.length === 0) throw new Error(`There is no table ${table}`);
    const names = columns.map((column) => `"${column}"`).join(', ');
    const values = columns.map((column) => `@${column}`).join(', ');
    const insert = db.prepare(`insert into "${table}" (${names}) values (${values})`);
    for (const row of rows) {
      if (Object.keys(row).length !== columns.length) throw new Error(`A row of ${table} has other columns`);
      insert.run(row);
    }
  };
}

/**
 * Makes a new embedded database of a backup's rows, brings it up to date and proves it sound; the file is then closed and
 * whole. Throws where rows break a rule of the schema.
 */
export async function loadIntoSqlite(
  file: string,
  last: string,
  parts: AsyncIterable<RowsPart>,
): Promise<void> {
  const db = openSqliteWriter(file);
  const kysely = sqliteKysely(db, 'writer');
  try {
    await migrateAround(kysely, sqliteDialect, { last }, async () => {
      const insert = inserterOf(db);
      db.exec('begin immediate');
      for await (const part of parts) insert(part);
      db.exec('commit');
    });
    const [health] = db.pragma('integrity_check') as { integrity_check: string }[];
    const strangers = db.pragma('foreign_key_check') as unknown[];
    if (health?.integrity_check !== 'ok' || strangers.length > 0)
      throw new Error(`The restored database is not sound: ${health?.integrity_check}`);
    db.pragma('wal_checkpoint(truncate)');
  } finally {
    await kysely.destroy();
  }
}
