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

/** A fresh data folder and, for the PostgreSQL project, a fresh database; fails rather than skips when there is none. */
export async function createTestStorage(): Promise<TestStorage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    return { dataDir, databaseUrl: undefined, remove: removeFolder };
  }
  const admin = process.env['TEST_POSTGRES_URL'];
  if (!admin) throw new Error('TEST_POSTGRES_URL is not set: the PostgreSQL tests need a server.');
  const name = `cardamom_test_${randomBytes(6).toString('hex')}`;
  await administer(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await administer(admin, `drop database if exists ${name} with (force)`);
      await removeFolder();
    },
  };
}
