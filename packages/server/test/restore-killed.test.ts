import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUpInstallation } from '../src/backup/backup-installation.ts';
import { restore } from '../src/backup/restore.ts';
import { openFileStore } from '../src/files/file-store.ts';
import { holdInstallation } from '../src/installation/hold.ts';
import { filesIn, rowsIn } from './support/content.ts';
import { createTestStorage, type TestStorage } from './support/database.ts';
import { startTestServer } from './support/server.ts';

const command = join(import.meta.dirname, '../src/cli/restore.ts');
const dieAt = join(import.meta.dirname, 'support/die-at.mjs');
const imageId = '01a20390-d6fa-754c-913a-b95f07a45d19';

let target: TestStorage;
const backups: string[] = [];

/** A backup of an installation with one restaurant and one picture, made in the target's folder. */
async function savedInstallation(name: string): Promise<string> {
  const server = await startTestServer();
  const owner = await server.registerRestaurant({ restaurantName: name });
  const bytes = Buffer.from(name);
  await openFileStore(server.config.dataDir).writeVariants(imageId, [
    { width: 384, height: 1, format: 'webp', bytes },
  ]);
  await server.database.inRestaurant(owner.profile.restaurant.id, async (tx) => {
    const image = { id: imageId, width: 384, height: 1, dominant_colour: '#77aa33', alt_text: '' };
    await tx.insertInto('image', { ...image, created_at: 1, deleted_at: null, version: 1 }).execute();
    const variant = { image_id: imageId, width: 384, height: 1, byte_size: bytes.length };
    await tx.insertInto('image_variant', { ...variant, format: 'webp' }).execute();
  });
  const file = join(target.dataDir, `${name}.cardamom`);
  await backUpInstallation(file, server.config);
  await server.stop();
  return file;
}

beforeAll(async () => {
  target = await createTestStorage();
  backups.push(await savedInstallation('First'), await savedInstallation('Second'));
});
afterAll(() => target.remove());

/** Runs the command as an operator does; returns whether it came to its end before it was killed. */
async function restoring(file: string, environment: Record<string, string>): Promise<boolean> {
  const { dataDir, databaseUrl } = target;
  const child = spawn(process.execPath, ['--import', dieAt, command, file], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
    stdio: 'ignore',
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(code === 0 || signal === 'SIGKILL').toBe(true);
  return code === 0;
}

test(
  'killed at any rename, a restore leaves the old data or the new, and the next start brings it to its end',
  { timeout: 240_000 },
  async () => {
    const [first = '', second = ''] = backups;
    const states: string[] = [];
    for (const file of [first, second]) {
      await restore(file, target);
      states.push(JSON.stringify([await rowsIn(target), await filesIn(target)]));
    }
    const [old, renewed] = states;
    await restore(first, target);
    const left = new Set<string>();
    let step = 0;
    for (let isWhole = false; !isWhole;) {
      step += 1;
      isWhole = await restoring(second, { DIE_AT: String(step) });
      await (await holdInstallation(target, 'server')).release();
      const state = JSON.stringify([await rowsIn(target), await filesIn(target)]);
      expect([old, renewed], `killed at step ${step}`).toContain(state);
      left.add(state);
      const names = await readdir(target.dataDir);
      expect(names.filter((name) => name.startsWith('restor'))).toEqual([]);
      if (state === renewed && !isWhole) await restore(first, target);
    }
    expect(step).toBeGreaterThan(4);
    expect(left.size).toBe(2);
  },
);

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'what a killed process held is waited for until PostgreSQL has noticed',
  async () => {
    const admin = new Client({ connectionString: target.databaseUrl });
    await admin.connect();
    try {
      const waiting = async () =>
        (await admin.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount;
      const restoring = await holdInstallation(target, 'restore');
      const serving = holdInstallation(target, 'server');
      await expect.poll(waiting, { timeout: 15_000 }).toBe(1);
      await restoring.release();
      await (await serving).release();
    } finally {
      await admin.end();
    }
  },
);
