import type { AllergenDeclaration, HealthFinding, Item, ModifierGroup } from '@cardamom/api-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestStorage } from './support/database.ts';
import { releasedInstallation, type ReleasedDatabase } from './support/released-database.ts';
import { startTestServer, type Person, type TestServer } from './support/server.ts';
import { ownerOf, StoredRestaurant } from './support/stored-restaurant.ts';

const [declared, open] = [new StoredRestaurant('EUR', 100), new StoredRestaurant('USD', 100)];
const fish: AllergenDeclaration = { isDeclared: true, contains: ['FISH'], mayContain: ['SOY'] };

/** Declared by a program that writes its JSON in another order and with spaces. */
const written = JSON.stringify({ contains: ['FISH'], mayContain: ['SOY'], isDeclared: true }, null, 1);

/** Says that the dish was declared by the change that history holds of it. */
async function declare(db: ReleasedDatabase): Promise<void> {
  const { item, change, group } = declared;
  await db.updateTable('item').set({ allergens: written }).where('id', '=', item).execute();
  await db
    .updateTable('modifier_option')
    .set({ allergens: written })
    .where('modifier_group_id', '=', group)
    .execute();
  const after = JSON.stringify({ ...declared.dish(1200, 2), allergens: JSON.parse(written) as object });
  await db.updateTable('change').set({ after }).where('id', '=', change).execute();
}

let storage: TestStorage;
let server: TestServer;
beforeAll(async () => {
  storage = await releasedInstallation('017-declared-allergens', async (db, dataDir) => {
    for (const restaurant of [declared, open]) await restaurant.fill(db, dataDir);
    await declare(db);
  });
  server = await startTestServer({ dataDir: storage.dataDir, databaseUrl: storage.databaseUrl });
});
afterAll(async () => {
  await server.stop();
  await storage.remove();
});

const dishOf = async (owner: Person, itemId: string) =>
  (await owner.request('getItem', { params: { itemId } })).body.data as Item;

/** The names that a check of menu health finds. */
async function found(owner: Person, check: 'ITEM_ALLERGENS' | 'OPTION_ALLERGENS'): Promise<string[]> {
  const { items } = (await owner.request('listHealthFindings', { query: { check } })).body.data as {
    items: HealthFinding[];
  };
  return items.map(({ name }) => name);
}

test('what was declared before an update is declared after it, and nothing else is', async () => {
  const [theirs, ours] = [await ownerOf(server, declared), await ownerOf(server, open)];
  expect((await dishOf(theirs, declared.item)).allergens).toEqual(fish);
  expect(await found(theirs, 'ITEM_ALLERGENS')).toEqual([]);
  expect(await found(theirs, 'OPTION_ALLERGENS')).toEqual([]);
  const [extras] = (await theirs.request('listModifierGroups')).body.data.items as ModifierGroup[];
  expect(extras?.options.map(({ allergens }) => allergens)).toEqual([fish, fish]);
  expect((await dishOf(ours, open.item)).allergens).toMatchObject({ isDeclared: false });
  expect(await found(ours, 'ITEM_ALLERGENS')).toEqual(['Soup']);
  expect(await found(ours, 'OPTION_ALLERGENS')).toEqual(['Extras']);
});

test('a declaration made before an update is taken back after it', async () => {
  const owner = await ownerOf(server, declared);
  const undone = await owner.request('undoChange', { params: { changeId: declared.change }, body: {} });
  expect(undone.status).toBe(200);
  expect((await dishOf(owner, declared.item)).allergens).toMatchObject({ isDeclared: false, contains: [] });
  expect(await found(owner, 'ITEM_ALLERGENS')).toEqual(['Soup']);
});
