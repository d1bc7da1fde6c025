import type { BulkResult, Category, Change, Item, ItemBatchResult, ItemsMoved } from '@cardamom/api-types';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectNameKeys } from './support/name-keys.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
let pizza: string;
let pasta: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const idOf = ({ id }: { id: string }) => id;
const restaurantId = () => owner.profile.restaurant.id;
const version = (number: number) => ({ headers: { 'if-match': `"${number}"` } });
const plain = [{ kind: 'PRICED', price: 500 }];

type Answer<Data> = { status: number; data: Data; errors?: unknown[] };

async function ask<Data = unknown>(...request: Parameters<Owner['request']>): Promise<Answer<Data>> {
  const { status, body } = await owner.request(...request);
  return { status, ...(body as Omit<Answer<Data>, 'status'> | undefined) } as Answer<Data>;
}

const addCategory = async (name: string) =>
  (await ask<Category>('createCategory', { body: { name } })).data.id;
const create = (name: string, ...categoryIds: string[]) =>
  ask<Item>('createItem', { body: { name, categoryIds, sizes: plain } });
const add = async (name: string, ...categoryIds: string[]) => {
  const { status, data } = await create(name, ...categoryIds);
  expect(status).toBe(201);
  return data;
};
const edit = ({ id, version: number }: Item, body: object) =>
  ask<Item>('updateItem', { params: { itemId: id }, body, ...version(number) });
const remove = ({ id, version: number }: Item) =>
  ask('deleteItem', { params: { itemId: id }, ...version(number) });
const restore = ({ id }: Item) => ask<Item>('restoreItem', { params: { itemId: id } });
const read = async ({ id }: Item) => (await ask<Item>('getItem', { params: { itemId: id } })).data;
const changes = async () => (await ask<{ items: Change[] }>('listChanges')).data.items;
const move = () =>
  ask<ItemsMoved>('moveItemsToCategory', { params: { categoryId: pizza }, body: { toCategoryId: pasta } });
const undo = (change: Change | undefined) =>
  ask('undoChange', { params: { changeId: change?.id ?? '' }, body: {} });
const save = (...rows: { item: Item; name: string }[]) =>
  ask<ItemBatchResult>('updateItems', {
    body: rows.map(({ item: { id, version: number }, name }) => ({ id, version: number, name })),
  });
const inUse = (pointer: string, where: string) => ({
  status: 422,
  errors: [{ pointer, code: 'OM_002', message: `This name is already in use (${where})` }],
});

beforeEach(async () => {
  owner = await server.registerRestaurant();
  [pizza, pasta] = [await addCategory('Pizza'), await addCategory('Pasta')];
});

afterEach(() => expectNameKeys(server, owner));

describe('the name of an item', () => {
  test('is free in another category, and refused with the category it is taken in', async () => {
    await add('Small', pizza);
    await add('Small', pasta);
    expect(await create('SMÁLL', pizza)).toMatchObject(inUse('/name', 'in “Pizza”'));
    expect(await create('Small', pizza, pasta)).toMatchObject(inUse('/name', 'in “Pizza”, “Pasta”'));
  });

  test('that one of several categories has stops the item in all of them', async () => {
    await add('Small', pasta);
    const before = await changes();
    expect(await create('Small', pizza, pasta)).toMatchObject(inUse('/name', 'in “Pasta”'));
    const items = (await ask<{ items: Item[] }>('listItems')).data.items;
    expect(items.map(({ categories }) => categories.map(idOf))).toEqual([[pasta]]);
    expect(await changes()).toEqual(before);
  });

  test('cannot become that of another one in any of its categories', async () => {
    await add('Small', pasta);
    const large = await add('Large', pizza, pasta);
    expect(await edit(large, { name: 'small', calories: 5 })).toMatchObject(inUse('/name', 'in “Pasta”'));
    expect(await read(large)).toEqual(large);
    expect(await edit(large, { name: 'LARGE' })).toMatchObject({ status: 200 });
  });

  test('keeps the item out of a category that has it already', async () => {
    await add('Small', pasta);
    const other = await add('Small', pizza);
    const joined = await edit(other, { categoryIds: [pizza, pasta], calories: 5 });
    expect(joined).toMatchObject(inUse('/categoryIds/1', '“Small” in “Pasta”'));
    expect(await read(other)).toEqual(other);
  });

  test('may change together with the categories, whatever is in those that are left', async () => {
    await add('Large', pizza);
    await add('Small', pasta);
    const item = await add('Small', pizza);
    expect(await edit(item, { name: 'Large', categoryIds: [pasta] })).toMatchObject({ status: 200 });
    await add('Small', pizza);
    const both = inUse('/name', 'in “Pasta”');
    expect(await create('large', pasta)).toMatchObject(both);
  });

  test('is free again where the item was deleted or taken out', async () => {
    await remove(await add('Small', pizza));
    const small = await add('Small', pizza);
    await edit(small, { categoryIds: [pasta] });
    await add('Small', pizza);
  });

  test('is counted within its categories when it is that of a copy', async () => {
    const small = await add('Small', pizza);
    await add('Small (copy)', pasta);
    const copy = () => ask<Item>('duplicateItem', { params: { itemId: small.id } });
    expect((await copy()).data.name).toBe('Small (copy)');
    expect((await copy()).data.name).toBe('Small (copy 2)');
  });

  test('goes to one of two people who give it at the same moment', async () => {
    const answers = await Promise.all([create('Small', pizza), create('Small', pasta, pizza)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
  });

  test('is refused by the database itself when the same category has it', async () => {
    const [one, other] = [await add('Small', pizza), await add('Small', pasta)];
    expect(one.id).not.toBe(other.id);
    const writing = server.database.inRestaurant(restaurantId(), (tx) =>
      tx
        .insertInto('item_category', {
          item_id: other.id,
          category_id: pizza,
          position: 9,
          name_key: 'small',
        })
        .execute(),
    );
    await expect(writing).rejects.toThrow(/unique/iu);
  });
});

describe('items that move to another category', () => {
  test('all stay where one of them has a name that is taken there', async () => {
    const [small, large] = [await add('Small', pizza), await add('Large', pizza)];
    const taken = await add('Small', pasta);
    const before = await changes();
    expect(await move()).toMatchObject(inUse('/toCategoryId', '“Small” in “Pasta”'));
    expect([await read(small), await read(large)]).toEqual([small, large]);
    expect(await changes()).toEqual(before);
    await remove(taken);
    expect(await move()).toMatchObject({ status: 200, data: { count: 2 } });
  });

  test('may stand in both already', async () => {
    await add('Small', pizza, pasta);
    expect(await move()).toMatchObject({ status: 200, data: { count: 1 } });
  });

  test('come back only where their names are still free', async () => {
    await add('Small', pizza);
    await add('Large', pizza);
    const { batchId } = (await move()).data;
    await add('Small', pizza);
    const undone = await ask('undoChangeBatch', { params: { batchId } });
    expect(undone.data).toMatchObject({
      count: 1,
      refused: [{ name: 'Small', message: 'This name is already in use (“Small” in “Pizza”)' }],
    });
  });
});

describe('what comes back', () => {
  test('does so unless one of its categories has the name by now', async () => {
    const small = await add('Small', pizza, pasta);
    await remove(small);
    const taken = await add('Small', pasta);
    expect(await restore(small)).toMatchObject(inUse('/name', 'in “Pasta”'));
    expect((await ask('getItem', { params: { itemId: small.id } })).status).toBe(404);
    await remove(taken);
    expect(await restore(small)).toMatchObject({ status: 200 });
    expect(await create('Small', pizza)).toMatchObject(inUse('/name', 'in “Pizza”'));
  });

  test('by undo of a rename, of a change of categories and of a deletion is held to it', async () => {
    const item = await add('Small', pizza);
    await edit(item, { name: 'Large' });
    const [renaming] = await changes();
    const taken = await add('Small', pizza);
    expect(await undo(renaming)).toMatchObject(inUse('/name', 'in “Pizza”'));

    await edit(taken, { categoryIds: [pasta] });
    const [moving] = await changes();
    const again = await add('Small', pizza);
    expect(await undo(moving)).toMatchObject(inUse('/categoryIds/0', '“Small” in “Pizza”'));

    await remove(again);
    const [deletion] = await changes();
    await add('Small', pizza);
    expect(await undo(deletion)).toMatchObject(inUse('/name', 'in “Pizza”'));
  });

  test('as a category takes the names of its items with it', async () => {
    const small = await add('Small', pizza, pasta);
    await remove(small);
    await ask('deleteCategory', { params: { categoryId: pizza }, ...version(1) });
    await restore(small);
    expect((await ask('restoreCategory', { params: { categoryId: pizza } })).status).toBe(200);
    expect(await create('Small', pizza)).toMatchObject(inUse('/name', 'in “Pizza”'));
  });

  test('as a category stays away while two of its items have one name', async () => {
    const bar = await addCategory('Bar');
    const [one, other] = [await add('Small', pizza, pasta), await add('Dal', pizza, bar)];
    await remove(one);
    await remove(other);
    await ask('deleteCategory', { params: { categoryId: pizza }, ...version(1) });
    await restore(one);
    await restore(other);
    expect((await edit(await read(other), { name: 'Small' })).status).toBe(200);
    const bringBack = () => ask<Category>('restoreCategory', { params: { categoryId: pizza } });
    expect(await bringBack()).toMatchObject(inUse('/name', '“Small” is twice in “Pizza”'));
    expect((await ask('getCategory', { params: { categoryId: pizza } })).status).toBe(404);
    await edit(await read(other), { name: 'Dal' });
    expect((await bringBack()).status).toBe(200);
    expect(await create('Dal', pizza)).toMatchObject(inUse('/name', 'in “Pizza”'));
  });

  test('after a bulk deletion is named where its name is taken', async () => {
    const [one, other] = [await add('Small', pizza), await add('Small', pasta)];
    const entities = [one, other].map(({ id, version: number }) => ({ id, version: number }));
    const { data } = await ask<BulkResult>('bulkChangeItems', { body: { action: 'DELETE', entities } });
    await add('Small', pasta);
    const undone = await ask('undoChangeBatch', { params: { batchId: data.batchId } });
    expect(undone.data).toMatchObject({
      count: 1,
      refused: [{ id: other.id, code: 'OM_002', message: 'This name is already in use (in “Pasta”)' }],
    });
  });
});

describe('the table that edits many', () => {
  test('takes one name for items of different categories', async () => {
    const [one, other] = [await add('One', pizza), await add('Other', pasta)];
    expect(await save({ item: one, name: 'Small' }, { item: other, name: 'Small' })).toMatchObject({
      status: 200,
    });
  });

  test('names each row whose name another item of its category has', async () => {
    await add('Small', pasta);
    const [one, other, third] = [await add('One', pizza), await add('Two', pasta), await add('Three', pizza)];
    const refused = await save(
      { item: one, name: 'Small' },
      { item: other, name: 'small' },
      { item: third, name: 'SMALL' },
    );
    expect(refused.errors).toMatchObject([
      { pointer: '/0/name', code: 'OM_002', message: 'This name is already in use (in “Pizza”)' },
      { pointer: '/1/name', code: 'OM_002', message: 'This name is already in use (in “Pasta”)' },
      { pointer: '/2/name', code: 'OM_002', message: 'This name is already in use (in “Pizza”)' },
    ]);
    expect(await read(one)).toEqual(one);
  });

  test('is taken back as a whole, also where two items swapped their names', async () => {
    const [one, other] = [await add('Small', pizza), await add('Large', pizza)];
    const { data } = await save({ item: one, name: 'Large' }, { item: other, name: 'Small' });
    const undone = await ask('undoChangeBatch', { params: { batchId: data.batchId } });
    expect(undone.data).toMatchObject({ count: 2, refused: [] });
    expect((await read(one)).name).toBe('Small');
  });
});
