import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { restore } from '../src/backup/restore.ts';
import { allMigrations, type Migrations } from '../src/database/migrate.ts';
import { openPostgresDatabase } from '../src/database/postgres-database.ts';
import { openSqliteDatabase } from '../src/database/sqlite-database.ts';
import { rowsIn } from './support/content.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const failing: Migration['up'] = async (db) => {
  await sql`alter table restaurant add column motto text`.execute(db);
  throw new Error('a fault');
};

describe('an installation with data, newly updated', () => {
  let server: TestServer;
  let folder: string;
  beforeEach(async () => {
    server = await startTestServer();
    folder = join(server.config.dataDir, 'backups');
    await server.registerRestaurant({ restaurantName: 'Before the update' });
  });
  afterEach(() => server.stop());

  function updated(up: Migration['up'], name = '999-next') {
    const { dataDir, databaseUrl } = server.config;
    const migrations: Migrations = (dialect) => ({ ...allMigrations(dialect), [name]: { up } });
    return databaseUrl === undefined
      ? openSqliteDatabase(join(dataDir, 'cardamom.sqlite'), migrations)
      : openPostgresDatabase(databaseUrl, folder, () => undefined, migrations);
  }

  const names = async () => {
    const { restaurant = [] } = await rowsIn(server.config);
    return restaurant.map((line) => (JSON.parse(line) as { name: string }).name);
  };

  test('keeps a backup of what it was before anything is changed', async () => {
    const before = await rowsIn(server.config);
    let copiesWhenChanging: string[] = [];
    const database = await updated(async (db) => {
      copiesWhenChanging = readdirSync(folder);
      await sql`alter table restaurant add column motto text`.execute(db);
    });
    await database.close();
    expect(copiesWhenChanging).toEqual([expect.stringMatching(/^before-999-next-.+\.cardamom$/u)]);
    expect(await rowsIn(server.config)).not.toEqual(before);
    await restore(join(folder, copiesWhenChanging[0] ?? ''), server.config);
    expect(await rowsIn(server.config)).toEqual(before);
  });

  test('stays as it was when the update fails, and trying again keeps one backup of it', async () => {
    await expect(updated(failing)).rejects.toThrow('a fault');
    await expect(updated(failing)).rejects.toThrow('a fault');
    expect(JSON.stringify(await rowsIn(server.config))).not.toContain('motto');
    expect(await names()).toEqual(['Before the update']);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('is not changed where the backup cannot be written', async () => {
    writeFileSync(folder, 'in the way');
    let isChanged = false;
    const updating = updated(async () => {
      isChanged = true;
    });
    await expect(updating).rejects.toThrow(/could not be written: .+\nNothing was changed/u);
    expect(isChanged).toBe(false);
    rmSync(folder);
  });

  test('keeps the last three, and what else lies beside them', async () => {
    mkdirSync(folder);
    const earlier = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'].map(
      (day, index) => `before-00${9 - index}-old-${day}T08-00-00-000Z.cardamom`,
    );
    for (const name of [...earlier, 'mine.cardamom']) writeFileSync(join(folder, name), name);
    writeFileSync(join(folder, 'before-009-old-2026-05-01T08-00-00-000Z.cardamom.1.draft'), '');
    await (await updated(() => Promise.resolve())).close();
    const left = readdirSync(folder).toSorted();
    expect(left).toEqual([
      ...earlier.slice(2).toSorted(),
      expect.stringMatching(/^before-999-next-/u),
      'mine.cardamom',
    ]);
    expect(readFileSync(join(folder, 'mine.cardamom'), 'utf8')).toBe('mine.cardamom');
  });

  test('needs no backup where there is nothing to change', async () => {
    const { dataDir, databaseUrl } = server.config;
    const again =
      databaseUrl === undefined
        ? openSqliteDatabase(join(dataDir, 'cardamom.sqlite'))
        : openPostgresDatabase(databaseUrl, folder, () => undefined);
    await (await again).close();
    expect(existsSync(folder)).toBe(false);
  });
});
