import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFileStore, type FileStore } from '../src/files/file-store.ts';
import { savePicture, storePicture } from '../src/files/service.ts';
import { createLog } from '../src/http/log.ts';
import { requireSharedFolder } from '../src/operations/data-folder.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

const patience = { timeout: 20_000, interval: 50 };
const main = join(import.meta.dirname, '../src/main.ts');

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('the pictures of several processes', () => {
  let first: TestServer;
  let owner: Owner;
  let store: FileStore;
  let picture: Buffer;
  let emptyFolder: string;
  beforeEach(async () => {
    first = await startTestServer();
    owner = await first.registerRestaurant();
    store = openFileStore(first.config.dataDir);
    picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a8a0a' } })
      .jpeg()
      .toBuffer();
    emptyFolder = await mkdtemp(join(tmpdir(), 'cardamom-empty-'));
  });
  afterEach(async () => {
    await first.stop();
    await rm(emptyFolder, { recursive: true, force: true });
  });

  const restaurantId = () => owner.profile.restaurant.id;
  const stored = () => storePicture(store, restaurantId(), { bytes: picture, altText: 'A dish' });
  /** In the order in which a start comes to them. */
  const twoStored = async () => {
    const [one, other] = [await stored(), await stored()];
    return one.imageId < other.imageId ? ([one, other] as const) : ([other, one] as const);
  };
  const saved = async () => {
    const uploaded = await stored();
    await first.database.inRestaurant(restaurantId(), (tx) => savePicture(tx, null, uploaded));
    return uploaded.imageId;
  };
  const pendingOf = (imageId: string) => ({ restaurantId: restaurantId(), imageId });
  const pendingFile = (imageId: string) =>
    join(first.config.dataDir, 'files/pending', `${restaurantId()}.${imageId}`);

  test('a process that starts leaves an upload alone that another one is saving, and clears away an old one', async () => {
    const [uploading, abandoned] = await twoStored();
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
    await utimes(pendingFile(abandoned.imageId), twoDaysAgo, twoDaysAgo);
    const { databaseUrl, dataDir } = first.config;
    const second = await startTestServer({ databaseUrl, dataDir });
    try {
      // What a start finds is gone through in the order of ids, so the other one has been looked at by then.
      await expect.poll(() => store.readPending(pendingOf(abandoned.imageId)), patience).toBeNull();
      expect(store.hasPicture(abandoned.imageId)).toBe(false);
      expect(await store.readPending(pendingOf(uploading.imageId))).toEqual(picture);

      await first.database.inRestaurant(restaurantId(), (tx) => savePicture(tx, null, uploading));
      const media = `/media/${uploading.imageId}`;
      expect((await second.app.inject({ url: `${media}/384.jpeg` })).statusCode).toBe(200);
      const slow = async () => (await first.app.inject({ url: `${media}/384.avif` })).statusCode;
      await expect.poll(slow, patience).toBe(200);
    } finally {
      await second.stop();
    }
  });

  /** What a server that is started on this folder says before it ends, or that it is ready. */
  async function startOn(dataDir: string): Promise<string> {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        SEED_DEMO: 'false',
        DATABASE_URL: first.config.databaseUrl,
        SECRET_KEY: 'x'.repeat(40),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout.on('data', () => {
      said += 'ready';
      child.kill('SIGINT');
    });
    await once(child, 'close');
    return said;
  }

  test('a process whose data folder has none of the pictures refuses to start and says to share it', async () => {
    const { databaseUrl } = first.config;
    const log = createLog({ logLevel: 'silent' });
    const check = (dataDir: string) => requireSharedFolder({ databaseUrl, dataDir }, first.database, log);
    await expect(check(emptyFolder)).resolves.toBeUndefined();
    await saved();
    const refusal = await startOn(emptyFolder);
    expect(refusal).not.toContain('ready');
    expect(refusal).toContain(`The database knows pictures, and the data folder ${emptyFolder} has none.`);
    expect(refusal).toContain('Set DATA_DIR to the folder that the other servers on this database use');
    await expect(check(first.config.dataDir)).resolves.toBeUndefined();

    await mkdir(join(emptyFolder, 'files/images'), { recursive: true });
    await expect(check(emptyFolder)).resolves.toBeUndefined();
  });
});
