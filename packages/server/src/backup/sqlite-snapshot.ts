import { openSqliteReader } from '../database/sqlite-driver.ts';
import type { Row } from './manifest.ts';
import { inOrderOfReferences, rowsAtOnce, type Reference, type Snapshot } from './snapshot.ts';

const tablesQuery = `select name from sqlite_schema
  where type = 'table' and name not like 'sqlite~_%' escape '~' and name not like 'kysely~_%' escape '~'`;
const referencesQuery = `select t.name as "table", r."table" as needs
  from sqlite_schema t join pragma_foreign_key_list(t.name) r where t.type = 'table'`;
const keyQuery = 'select name from pragma_table_info(?) where pk > 0 order by pk';

/**
 * Opens one moment of the embedded database on a connection of its own: write-ahead logging keeps that moment for it,
 * and nobody waits. Reads synchronously, so a serving process must not use it.
 */
export function openSqliteSnapshot(file: string): Snapshot {
  const db = openSqliteReader(file);
  const names = (query: string, ...of: string[]) =>
    db
      .prepare(query)
      .pluck()
      .all(...of) as string[];
  try {
    db.exec('begin');
    const migrations = names('select name from kysely_migration order by name');
    const tables = inOrderOfReferences(names(tablesQuery), db.prepare(referencesQuery).all() as Reference[]);
    return {
      engine: 'sqlite',
      migrations,
      tables,
      async *rows(table) {
        const key = names(keyQuery, table);
        const order = key.length > 0 ? ` order by ${key.map((name) => `"${name}"`).join(', ')}` : '';
        let piece: Row[] = [];
        for (const row of db.prepare(`select * from "${table}"${order}`).iterate() as Iterable<Row>) {
          piece.push(row);
          if (piece.length < rowsAtOnce) continue;
          yield piece;
          piece = [];
        }
        yield piece;
      },
      close: () => Promise.resolve(db.close()).then(() => undefined),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}
