import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUpInstallation } from '../src/backup/backup-installation.ts';
import { readSecretKey } from '../src/config/keys.ts';
import { openFileStore } from '../src/files/file-store.ts';
import { refuseLostDatabase } from '../src/operations/own-data.ts';
import { filesIn, rowsIn } from './support/content.ts';
import { createTestStorage, type TestStorage } from './support/database.ts';
import { freePort } from '../../../scripts/lib/free-port.ts';

const source = join(import.meta.dirname, '../src');
let storage: TestStorage;
beforeEach(async () => {
  storage = await createTestStorage();
});
afterEach(() => storage.remove());

const inside = (name: string): string => join(storage.dataDir, name);
const modeOf = (name: string): string => (statSync(inside(name)).mode & 0o777).toString(8);

const place = () => ({ dataDir: storage.dataDir, databaseUrl: undefined, secretKey: undefined });

/** Starts the server, and stops it as soon as it answers; returns how it ended and what it said. */
async function startAndStop(umask = 0o022): Promise<{ code: number | null; said: string }> {
  const port = await freePort();
  const before = process.umask(umask);
  const child = spawn(process.execPath, [join(source, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: storage.dataDir,
      LOG_LEVEL: 'warn',
      SEED_DEMO: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.umask(before);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes('Back office')) child.kill('SIGINT');
  });
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** Runs a command, after what limits it in the shell. */
async function run(
  name: string,
  argument: string,
  limit = '',
): Promise<{ code: number | null; said: string }> {
  const command = `${limit}exec "${process.execPath}" "${join(source, `cli/${name}.ts`)}" "${argument}"`;
  const child = spawn('bash', ['-c', command], {
    env: { PATH: process.env['PATH'], DATA_DIR: storage.dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** Runs a command that may write files of at most 100 KB. */
const limited = (name: string, file: string) => run(name, file, 'ulimit -f 100; ');

/** The folder as a first start leaves it, with a picture. */
async function installation(): Promise<void> {
  expect(await startAndStop()).toEqual({ code: 0, said: '' });
  await openFileStore(storage.dataDir).writeVariants('01a20390-d6fa-754c-913a-b95f07a45d19', [
    { width: 1, height: 1, format: 'webp', bytes: Buffer.from('picture') },
  ]);
}

describe.runIf(process.env['TEST_DATABASE'] === 'sqlite')('the data folder', { timeout: 120_000 }, () => {
  test('an empty secret key stops the start: keys are never derived from it', async () => {
    writeFileSync(inside('secret-key'), '');
    const { code, said } = await startAndStop();
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('secret-key is empty') });
    expect(existsSync(inside('cardamom.sqlite'))).toBe(false);
  });

  test('a secret key that is cut off is none', () => {
    writeFileSync(inside('secret-key'), 'c2hvcnQ\n');
    expect(() => readSecretKey(place())).toThrow(/secret-key is cut off/u);
  });

  test('data without its secret key is not started with another one', () => {
    writeFileSync(inside('cardamom.sqlite'), 'SQLite format 3\0 and more');
    expect(() => readSecretKey(place())).toThrow(/secret-key is missing/u);
    expect(existsSync(inside('secret-key'))).toBe(false);
  });

  test('a secret key is written whole, for its owner alone, and read again', () => {
    const key = readSecretKey(place());
    expect(key).toMatch(/^[\w-]{64}$/u);
    expect(modeOf('secret-key')).toBe('600');
    expect(readdirSync(storage.dataDir)).toEqual(['secret-key']);
    expect(readSecretKey(place())).toBe(key);
  });

  test('a sign-in link is for an installation that is there: none is begun, which would have no secret key', async () => {
    const { code, said } = await run('sign-in-link', 'owner@example.com');
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('There is no database in') });
    expect(existsSync(inside('cardamom.sqlite'))).toBe(false);
    expect(await startAndStop()).toEqual({ code: 0, said: '' });
  });

  test('a database that is empty beside pictures is not taken for a new installation', async () => {
    await installation();
    truncateSync(inside('cardamom.sqlite'), 0);
    const { code, said } = await startAndStop();
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('cardamom.sqlite is empty') });
    expect(said).toContain('npm run restore');
    expect(statSync(inside('cardamom.sqlite')).size).toBe(0);
  });

  test('backups without a database are not taken for a new installation', () => {
    mkdirSync(inside('backups'));
    const newest = 'before-010-next-2026-01-01T00-00-00-000Z.cardamom';
    writeFileSync(inside(`backups/${newest}`), 'saved');
    expect(() => refuseLostDatabase(storage.dataDir)).toThrow(new RegExp(`is missing.+${newest}`, 'u'));
  });

  test('a log without its database is not taken for a new installation', () => {
    writeFileSync(inside('cardamom.sqlite'), '');
    writeFileSync(inside('cardamom.sqlite-wal'), 'what was written last');
    expect(() => refuseLostDatabase(storage.dataDir)).toThrow(/is empty, but the folder holds the log/u);
  });

  test('a database whose beginning is something else is left alone', () => {
    writeFileSync(inside('cardamom.sqlite'), Buffer.alloc(4096));
    expect(() => refuseLostDatabase(storage.dataDir)).toThrow(/is damaged.+npm run restore/u);
  });

  test('a first start that was broken off before anything was kept is simply begun again', () => {
    writeFileSync(inside('cardamom.sqlite'), '');
    expect(() => refuseLostDatabase(storage.dataDir)).not.toThrow();
  });

  test('what lies in a folder that others may read is its owner’s alone, and the log names the folder', async () => {
    chmodSync(storage.dataDir, 0o755);
    const first = await startAndStop(0o022);
    expect(first.code).toBe(0);
    expect(first.said).toContain('others on this machine may look into the data folder');
    expect(modeOf('cardamom.sqlite')).toBe('600');
    for (const name of ['cardamom.sqlite', 'secret-key']) chmodSync(inside(name), 0o644);
    mkdirSync(inside('files'), { recursive: true });
    chmodSync(inside('files'), 0o755);
    await startAndStop(0o022);
    expect(['cardamom.sqlite', 'secret-key', 'files'].map(modeOf)).toEqual(['600', '600', '700']);
    expect(modeOf('.')).toBe('755');
  });

  test('a backup and a restore that have no room say so, and leave nothing and what was there', async () => {
    await installation();
    await openFileStore(storage.dataDir).keepPending(
      {
        restaurantId: '01a20390-d31c-796c-bc58-37743d64eec8',
        imageId: '01a20390-d6fa-754c-913a-b95f07a45d19',
      },
      Buffer.alloc(200_000, 1),
    );
    mkdirSync(inside('out'));
    const file = inside('out/saved');
    const saving = await limited('backup', file);
    expect(saving).toEqual({ code: 1, said: expect.stringContaining('There is no room for the backup') });
    expect(readdirSync(inside('out'))).toEqual([]);

    await backUpInstallation(file, place());
    const before = [await rowsIn(place()), await filesIn(place())];
    const restoring = await limited('restore', file);
    expect(restoring).toEqual({ code: 1, said: expect.stringContaining('There is no room to restore') });
    expect([await rowsIn(place()), await filesIn(place())]).toEqual(before);
    expect(readdirSync(storage.dataDir)).not.toContain('restoring');
  });
});
