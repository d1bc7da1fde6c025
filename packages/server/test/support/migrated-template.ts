import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgresDatabase } from '../../src/database/postgres-database.ts';
import { createPostgresDatabase, dropPostgresDatabase } from './database.ts';

/** Migrates one database before all tests; each test server begins with a copy of it, which takes half of the time. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const name = `cardamom_template_${randomBytes(6).toString('hex')}`;
  const backups = await mkdtemp(join(tmpdir(), 'cardamom-template-'));
  try {
    const database = await openPostgresDatabase(await createPostgresDatabase(name), backups, () => undefined);
    await database.close();
  } finally {
    await rm(backups, { recursive: true, force: true });
  }
  project.provide('migratedTemplate', name);
  return () => dropPostgresDatabase(name);
}
