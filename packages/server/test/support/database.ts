import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

export type TestStorage = {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
};

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The tests' PostgreSQL. Throws where there is none: such tests fail rather than being skipped. */
export function postgresUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (!url) throw new Error('TEST_POSTGRES_URL is not set: the PostgreSQL tests need a server.');
  return url;
}

/** Makes a database on the tests' PostgreSQL, empty or as the template is; returns its address. */
export async function createPostgresDatabase(name: string, template?: string): Promise<string> {
  const url = new URL(postgresUrl());
  await administer(url.href, `create database ${name}${template ? ` template ${template}` : ''}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes a database from the tests' PostgreSQL, whoever is still connected. */
export async function dropPostgresDatabase(name: string): Promise<void> {
  await administer(postgresUrl(), `drop database if exists ${name} with (force)`);
}

/**
 * A fresh data folder and, for the PostgreSQL project, a fresh database, empty or a copy of the template; fails rather than
 * skips when there is none.
 */
export async function createTestStorage(template?: string): Promise<TestStorage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    return { dataDir, databaseUrl: undefined, remove: removeFolder };
  }
  const name = `cardamom_test_${randomBytes(6).toString('hex')}`;
  const databaseUrl = await createPostgresDatabase(name, template);
  return {
    dataDir,
    databaseUrl,
    async remove() {
      await dropPostgresDatabase(name);
      await removeFolder();
    },
  };
}
