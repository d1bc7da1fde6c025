import SQLite from 'better-sqlite3';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '#config/config.ts';

const parts = [
  'item_size',
  'item_ingredient',
  'item_category',
  'item_modifier_group',
  'modifier_option',
  'menu_section',
  'restaurant_image',
];

/** Tells which rows of parts were written, also those that were written as they had been. */
export type Watch = {
  /** Runs work and returns the table of each row that it wrote. */
  during(work: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
};

/** SQLite tells through triggers. */
function watchSqlite(file: string): Watch {
  const db = new SQLite(file);
  db.exec('create table written (part text not null)');
  for (const part of parts)
    for (const event of ['insert', 'update'])
      db.exec(
        `create trigger written_${part}_${event} after ${event} on ${part}
         begin insert into written values ('${part}'); end`,
      );
  return {
    async during(work) {
      db.exec('delete from written');
      await work();
      const rows = db.prepare('select part from written order by rowid').all() as { part: string }[];
      return rows.map(({ part }) => part);
    },
    close: async () => void db.close(),
  };
}

/** PostgreSQL keeps with each row the transaction that wrote it (system column `xmin`). */
async function watchPostgres(databaseUrl: string): Promise<Watch> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const query = parts.map((part) => `select '${part}' as part, ctid::text, xmin::text from ${part}`);
  const read = async () =>
    (await client.query<{ part: string }>(query.join(' union all '))).rows.map(
      (row) => [JSON.stringify(row), row.part] as const,
    );
  return {
    async during(work) {
      const before = new Map(await read());
      await work();
      return (await read()).filter(([row]) => !before.has(row)).map(([, part]) => part);
    },
    close: () => client.end(),
  };
}

/** Watches a server's database, whichever it is. */
export async function watchParts({ databaseUrl, dataDir }: Config): Promise<Watch> {
  return databaseUrl === undefined
    ? watchSqlite(join(dataDir, 'cardamom.sqlite'))
    : watchPostgres(databaseUrl);
}
