import SqliteFile from 'better-sqlite3';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allMigrations } from '../src/database/migrate.ts';
import { openSqliteDatabase } from '../src/database/sqlite-database.ts';
import { startTestServer, type TestServer } from './support/server.ts';

function read(path: string, query: string): unknown[] {
  const database = new SqliteFile(path, { readonly: true, fileMustExist: true });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}

const names = (path: string) => read(path, 'select name from restaurant');
const columns = (path: string) => read(path, "select name from pragma_table_info('restaurant')");

/** PostgreSQL's backups are its operator's. */
describe.runIf(process.env['TEST_DATABASE'] === 'sqlite')('an installation with data, newly updated', () => {
  let server: TestServer;
  let file: string;
  let folder: string;
  beforeEach(async () => {
    server = await startTestServer();
    file = join(server.config.dataDir, 'cardamom.sqlite');
    folder = join(server.config.dataDir, 'backups');
    await server.registerRestaurant({ restaurantName: 'Before the update' });
  });
  afterEach(() => server.stop());

  const updated = (migration: Migration) =>
    openSqliteDatabase(file, (dialect) => ({ ...allMigrations(dialect), '999-next': migration }));

  test('keeps a copy of what it was before anything is changed', async () => {
    let copiesWhenChanging: string[] = [];
    const database = await updated({
      async up(db) {
        copiesWhenChanging = readdirSync(folder);
        await sql`alter table restaurant add column motto text`.execute(db);
        await sql`update restaurant set name = 'After the update'`.execute(db);
      },
    });
    await database.close();
    expect(copiesWhenChanging).toEqual([expect.stringMatching(/^before-999-next-.+\.sqlite$/u)]);
    const copy = join(folder, copiesWhenChanging[0] ?? '');
    expect(read(copy, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(names(copy)).toEqual([{ name: 'Before the update' }]);
    expect(columns(copy)).not.toContainEqual({ name: 'motto' });
    expect(names(file)).toEqual([{ name: 'After the update' }]);

    const restored = await openSqliteDatabase(copy);
    await expect(restored.ping()).resolves.toBeUndefined();
    await restored.close();
  });

  test('stays as it was when the update fails', async () => {
    const opening = updated({
      async up(db) {
        await sql`update restaurant set name = 'Half done'`.execute(db);
        throw new Error('no room');
      },
    });
    await expect(opening).rejects.toThrow('no room');
    expect(names(file)).toEqual([{ name: 'Before the update' }]);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});
