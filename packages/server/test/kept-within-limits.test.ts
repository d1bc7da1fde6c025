import type { Category, Change, Image, Item } from '@cardamom/api-types';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pruneHistory } from '../src/changes/prune-history.ts';
import { recordChange } from '../src/changes/record-change.ts';
import { openFileStore, type FileStore } from '../src/files/file-store.ts';
import { sweepOrphans } from '../src/files/sweep.ts';
import { startVariantQueue } from '../src/files/variant-queue.ts';
import { buildApp } from '../src/composition/app.ts';
import { createLog } from '../src/http/log.ts';
import { setClock } from '../src/shared/clock.ts';
import { newId } from '../src/shared/ids.ts';
import { addPictureRows, plainPicture, uploadAs } from './support/pictures.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

const mostChanges = 10;
const dayMs = 24 * 60 * 60 * 1000;
const never = (): boolean => false;

let server: TestServer;
let store: FileStore;
let owner: Owner;
let restaurantId: string;
beforeAll(async () => {
  server = await startTestServer({ mostChanges });
  store = openFileStore(server.config.dataDir);
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await server.registerRestaurant();
  restaurantId = owner.profile.restaurant.id;
});

const addCategory = async (name: string): Promise<Category> =>
  (await owner.request('createCategory', { body: { name } })).body.data;
const shown = async (): Promise<Change[]> =>
  (await owner.request('listChanges', { query: { limit: '100' } })).body.data.items;
const storedPictures = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const ids of store.listPictures()) found.push(...ids);
  return found;
};

/** A picture whose further variants are made, so that nothing is at work on it any more. */
async function upload(): Promise<Image> {
  const image: Image = (await uploadAs(owner, await plainPicture())).body.data;
  const pending = { restaurantId, imageId: image.id };
  await vi.waitFor(async () => expect(await store.readPending(pending)).toBeNull(), { timeout: 30_000 });
  return image;
}

/** Serves the installation once more, some days later, and makes a change: what a running server does daily. */
async function daysLater(days: number): Promise<() => Promise<void>> {
  const { config, keys, database } = server;
  const app = await buildApp({ config, keys, database, log: createLog(config) });
  await app.ready();
  const putClockBack = setClock(() => Date.now() + days * dayMs);
  await database.inRestaurant(restaurantId, (tx) =>
    recordChange(tx, {
      staffId: null,
      entity: 'QR_MENU_SETTINGS',
      entityId: newId(),
      action: 'UPDATED',
      before: null,
      after: null,
    }),
  );
  return async () => {
    await app.close();
    putClockBack();
  };
}

const known = async (): Promise<string[]> =>
  server.database.readRestaurant(restaurantId, async (tx) =>
    (await tx.selectFrom('image').select('id').execute()).map(({ id }) => id),
  );

async function storeFiles(count: number, ageMs: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  for (const id of ids) {
    const folder = join(server.config.dataDir, 'files', 'images', id.slice(-2), id);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '384.webp'), 'x');
    await utimes(folder, new Date(Date.now() - ageMs), new Date(Date.now() - ageMs));
  }
  return ids;
}

describe('history', () => {
  test('keeps the most recent changes, from the oldest to the newest of which each can be taken back', async () => {
    for (let index = 0; index < 25; index += 1) await addCategory(`Category ${index}`);
    await vi.waitFor(async () => expect((await shown()).length).toBe(mostChanges), { timeout: 20_000 });
    const changes = await shown();
    expect(changes.map(({ name }) => name)).toEqual(
      Array.from({ length: mostChanges }, (_, index) => `Category ${24 - index}`),
    );
    for (const change of [changes.at(-1), changes[0]]) {
      const params = { changeId: change?.id ?? '' };
      const undone = await owner.request('undoChange', { params, body: {} });
      expect(undone.status).toBe(200);
    }
  });

  test('what one action changed stays whole while any of it is recent, and is taken back whole', async () => {
    const categories: Category[] = [];
    for (let index = 0; index < 8; index += 1) categories.push(await addCategory(`Category ${index}`));
    const bulk = await owner.request('bulkChangeCategories', {
      body: { action: 'DEACTIVATE', entities: categories.map(({ id, version }) => ({ id, version })) },
    });
    expect(bulk.status).toBe(200);
    for (let index = 0; index < 5; index += 1) await addCategory(`Later ${index}`);
    await vi.waitFor(async () => expect((await shown()).length).toBe(13), { timeout: 20_000 });
    const { batchId } = bulk.body.data;
    const undone = await owner.request('undoChangeBatch', { params: { batchId } });
    expect(undone.body.data).toMatchObject({ count: 8, refused: [] });
  });

  test('another restaurant’s history is left alone', async () => {
    const other = await server.registerRestaurant();
    await other.request('createCategory', { body: { name: 'Old' } });
    await pruneHistory(server.database, restaurantId, 1, never);
    const { items } = (await other.request('listChanges')).body.data;
    expect(items.map(({ name }: Change) => name)).toEqual(['Old', 'All day']);
  });
});

describe('pictures that nothing uses', () => {
  test('make room once half of it is taken, but never one that is shown, can be restored or put back', async () => {
    const category = await addCategory('Food');
    const [used, ofDeleted, replaced, unused] = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ];
    const add = async (name: string, imageId: string): Promise<Item> => {
      const body = { name, imageId, sizes: [{ kind: 'PRICED', price: 500 }], categoryIds: [category.id] };
      return (await owner.request('createItem', { body })).body.data;
    };
    const remove = ({ id, version }: Item) =>
      owner.request('deleteItem', { params: { itemId: id }, headers: { 'if-match': `"${version}"` } });
    await add('Shown', used.id);
    await remove(await add('Deleted', ofDeleted.id));
    const changed = await add('Changed', replaced.id);
    const patched = await owner.request('updateItem', {
      params: { itemId: changed.id },
      body: { imageId: null },
      headers: { 'if-match': `"${changed.version}"` },
    });
    expect(patched.status).toBe(200);
    await addPictureRows(server, restaurantId, 1000);

    const close = await daysLater(8);
    await vi.waitFor(async () => expect((await known()).length).toBeLessThan(1000), { timeout: 50_000 });
    // Files go after the rows that knew of them.
    await vi.waitFor(async () => expect(await storedPictures()).not.toContain(unused.id), {
      timeout: 50_000,
    });
    await close();
    const kept = [used.id, ofDeleted.id, replaced.id];
    expect((await known()).filter((id) => [...kept, unused.id].includes(id)).toSorted()).toEqual(
      kept.toSorted(),
    );
    const files = await storedPictures();
    expect(files).toEqual(expect.arrayContaining(kept));
    const [change] = (await owner.request('listChanges', { query: { entityId: changed.id } })).body.data
      .items;
    const undone = await owner.request('undoChange', { params: { changeId: change.id }, body: {} });
    expect(undone.status).toBe(200);
    const item = (await owner.request('getItem', { params: { itemId: changed.id } })).body.data;
    expect(item.image.id).toBe(replaced.id);
  });

  test('are kept for a week, and as long as there is plenty of room', async () => {
    const { id } = await upload();
    await (
      await daysLater(8)
    )();
    expect(await known()).toEqual([id]);
    await addPictureRows(server, restaurantId, 1000);
    const close = await daysLater(6);
    await vi.waitFor(async () => expect((await known()).length).toBeLessThan(1000), { timeout: 50_000 });
    await close();
    expect(await known()).toContain(id);
  });
});

describe('files whose picture was never saved', () => {
  const log = createLog({ logLevel: 'silent' });
  const sweep = () => sweepOrphans({ database: server.database, store, log, isClosing: never });

  test('go after a day; what is saved, and what may still be saved, stays', async () => {
    const { id: saved } = await upload();
    const [old] = await storeFiles(1, 2 * dayMs);
    const [young] = await storeFiles(1, dayMs / 2);
    await store.keepPending({ restaurantId, imageId: old ?? '' }, Buffer.from('x'));
    await sweep();
    const left = await storedPictures();
    expect(left).toEqual(expect.arrayContaining([saved, young]));
    expect(left).not.toContain(old);
    const pending = await readdir(join(server.config.dataDir, 'files', 'pending'));
    expect(pending.filter((name) => name.includes(old ?? ''))).toEqual([]);
  });

  test('stay where they are most of all files: then it is the database that is another one', async () => {
    const orphans = await storeFiles(200, 2 * dayMs);
    await sweep();
    expect(await storedPictures()).toEqual(expect.arrayContaining(orphans));
  });
});

test('a picture whose further variants cannot be made is tried at three starts and then left with those it has', async () => {
  const pending = { restaurantId, imageId: newId() };
  await store.keepPending(pending, Buffer.from('no picture'));
  const errors: string[] = [];
  for (let start = 1; start <= 5; start += 1) {
    const queue = startVariantQueue({
      store,
      hasRoom: () => Promise.resolve(true),
      isSaved: () => Promise.resolve(true),
      record: () => Promise.resolve(true),
      onError: (error, { imageId }) => {
        if (imageId === pending.imageId) errors.push(String(error));
      },
    });
    await vi.waitFor(
      async () => {
        const isGone = (await store.readPending(pending)) === null;
        expect(isGone || errors.length >= start).toBe(true);
      },
      { timeout: 20_000 },
    );
    await queue.close();
  }
  expect(errors.length).toBe(3);
  expect(await store.readPending(pending)).toBeNull();
});
