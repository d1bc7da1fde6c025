import { Kysely, PostgresDialect, sql } from 'kysely';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { postgresDialect, sqliteDialect } from '../../src/database/dialect.ts';
import { allMigrations, migrate, type Migrations } from '../../src/database/migrate.ts';
import { openPool } from '../../src/database/postgres-connections.ts';
import type { Tables } from '../../src/database/schema.ts';
import { openSqliteWriter, sqliteKysely } from '../../src/database/sqlite-driver.ts';
import { newId } from '../../src/shared/ids.ts';
import { createTestStorage, type TestStorage } from './database.ts';

/** The tables of a release, which the types of today do not describe. */
export type ReleasedDatabase = Kysely<Record<string, Record<string, unknown>>>;

type Fill = (db: ReleasedDatabase, dataDir: string) => Promise<void>;

const noBackup = () => Promise.resolve();

/** The migrations of a release: those before the named one. */
const until =
  (next: string): Migrations =>
  (dialect) =>
    Object.fromEntries(Object.entries(allMigrations(dialect)).filter(([name]) => name < next));

async function onSqlite(dataDir: string, next: string, fill: (db: Kysely<Tables>) => Promise<void>) {
  mkdirSync(dataDir, { recursive: true });
  const db = sqliteKysely(openSqliteWriter(join(dataDir, 'cardamom.sqlite')), 'writer');
  await migrate(db, sqliteDialect, until(next), noBackup);
  await fill(db);
  await db.destroy();
}

const kyselyOn = (connectionString: string) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool({ connectionString, max: 2 }) }) });

/** The tables belong to a login of their own, which row-level security binds: a superuser sees everything. */
async function onPostgres(url: string, next: string, fill: (db: Kysely<Tables>) => Promise<void>) {
  const superuser = kyselyOn(url);
  const login = `cardamom_owner_${newId().slice(-12)}`;
  const owned = new URL(url);
  owned.username = login;
  owned.password = login;
  for (const statement of [
    `create role ${login} login createrole password '${login}'`,
    `do $$ begin
      if not exists (select from pg_roles where rolname = 'cardamom_app') then create role cardamom_app nologin; end if;
      if not exists (select from pg_roles where rolname = 'cardamom_lookup') then create role cardamom_lookup nologin; end if;
    exception when duplicate_object or unique_violation then null;
    end $$`,
    `grant cardamom_app, cardamom_lookup to ${login}`,
    `grant all on schema public to ${login}`,
  ])
    await sql.raw(statement).execute(superuser);
  const db = kyselyOn(owned.href);
  await migrate(db, postgresDialect, until(next), noBackup);
  await db.destroy();
  await fill(superuser);
  await superuser.destroy();
  return { databaseUrl: owned.href, login };
}

/** An installation as a release left it, whose next migration is the named one; `fillIn` writes what it held. */
export async function releasedInstallation(next: string, fillIn: Fill): Promise<TestStorage> {
  const storage = await createTestStorage();
  const { dataDir, databaseUrl: url } = storage;
  const fill = (db: Kysely<Tables>) => fillIn(db as unknown as ReleasedDatabase, dataDir);
  if (url === undefined) {
    await onSqlite(dataDir, next, fill);
    return storage;
  }
  const { databaseUrl, login } = await onPostgres(url, next, fill);
  return {
    dataDir,
    databaseUrl,
    async remove() {
      const superuser = kyselyOn(url);
      await sql.raw(`drop owned by ${login}`).execute(superuser);
      await sql.raw(`drop role ${login}`).execute(superuser);
      await superuser.destroy();
      await storage.remove();
    },
  };
}
