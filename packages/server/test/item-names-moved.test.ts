import type { Category, Item } from '@cardamom/api-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestStorage } from './support/database.ts';
import { newId } from '../src/shared/ids.ts';
import { releasedInstallation, type ReleasedDatabase } from './support/released-database.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { ownerOf, StoredRestaurant } from './support/stored-restaurant.ts';

const [one, other] = [new StoredRestaurant('EUR', 100), new StoredRestaurant('USD', 100)];
const deleted = newId();

/** A dish that was deleted before its name was given to another one. */
async function addDeleted(db: ReleasedDatabase): Promise<void> {
  const copy = async (table: string, column: string, changed: object) => {
    const row = await db.selectFrom(table).selectAll().where(column, '=', one.item).executeTakeFirstOrThrow();
    await db
      .insertInto(table)
      .values({ ...row, ...changed })
      .execute();
  };
  await copy('item', 'id', { id: deleted, deleted_at: 5 });
  await copy('item_size', 'item_id', { id: newId(), item_id: deleted });
  await copy('item_category', 'item_id', { item_id: deleted, position: 1 });
}

let storage: TestStorage;
let server: TestServer;
beforeAll(async () => {
  storage = await releasedInstallation('015-names-in-categories', async (db, dataDir) => {
    for (const restaurant of [one, other]) await restaurant.fill(db, dataDir);
    await addDeleted(db);
  });
  server = await startTestServer({ dataDir: storage.dataDir, databaseUrl: storage.databaseUrl });
});
afterAll(async () => {
  await server.stop();
  await storage.remove();
});

test.each([
  ['the first', one],
  ['another', other],
])('a dish of %s restaurant keeps its name in its category, and only there', async (_which, restaurant) => {
  const owner = await ownerOf(server, restaurant);
  const categories = (await owner.request('listCategories')).body.data.items as Category[];
  const create = (categoryId: string) =>
    owner.request('createItem', {
      body: { name: 'soup', categoryIds: [categoryId], sizes: [{ kind: 'PRICED', price: 1 }] },
    });
  const refused = await create(categories[0]?.id ?? '');
  expect([refused.status, refused.body.code]).toEqual([422, 'OM_002']);
  const { id } = (await owner.request('createCategory', { body: { name: 'Starters' } })).body
    .data as Category;
  expect((await create(id)).status).toBe(201);
});

test('a dish that was deleted before comes back once its name is free', async () => {
  const owner = await ownerOf(server, one);
  const restore = () => owner.request('restoreItem', { params: { itemId: deleted } });
  expect((await restore()).body.code).toBe('OM_002');
  const { version } = (await owner.request('getItem', { params: { itemId: one.item } })).body.data as Item;
  const removed = await owner.request('deleteItem', {
    params: { itemId: one.item },
    headers: { 'if-match': `"${version}"` },
  });
  expect(removed.status).toBe(204);
  expect((await restore()).status).toBe(200);
});
