import type { AllergenDeclaration, Item, ItemBatchEntry, ItemBatchResult } from '@cardamom/api-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
let office: BackOffice;
let categoryId: string;

beforeAll(async () => {
  installation = await startInstallation();
  office = await installation.register('Casa da Tabela');
  categoryId = (await office.addCategory('All')).id;
});
afterAll(() => installation.close());

const add = (name: string, fields: Partial<Item> = {}) =>
  office.addItem({ name, categoryIds: [categoryId], ...(fields as object) });
const save = (batch: readonly ItemBatchEntry[]) =>
  office.call<ItemBatchResult>('PATCH', '/online-menu/items/batch', batch);
const read = async ({ id }: Item) => (await office.call<Item>('GET', `/online-menu/items/${id}`)).data;
const named = ({ id, version }: Item) => ({ id, version });
const priced = ({ sizes }: Item, price: number) => sizes.map((size) => ({ ...size, price }));

test('many items change at once, and each keeps what was not named', async () => {
  const allergens: AllergenDeclaration = { isDeclared: true, contains: ['FISH'], mayContain: [] };
  const one = await add('Bass', { allergens, description: 'Grilled' });
  const two = await add('Bream');
  const { status, data } = await save([
    {
      ...named(one),
      name: 'Sea bass',
      sizes: priced(one, 2100),
      availability: { state: 'SOLD_OUT', until: null },
    },
    { ...named(two), calories: 350 },
  ]);
  expect(status).toBe(200);
  expect(data.items).toMatchObject([
    { name: 'Sea bass', version: 2, description: 'Grilled', allergens, availability: { state: 'SOLD_OUT' } },
    { name: 'Bream', calories: 350, version: 2, sizes: [{ price: 1250 }] },
  ]);
  expect(data.items[0]?.sizes[0]).toMatchObject({ id: one.sizes[0]?.id, price: 2100 });
  expect(await read(one)).toEqual(data.items[0]);
});

test('one wrong row stops all of them, and every wrong cell is named by its row', async () => {
  const [good, bad] = [await add('Good'), await add('Bad')];
  const { status, problem } = await save([
    { ...named(good), calories: 100 },
    { ...named(bad), name: 'GOOD', sizes: [{ kind: 'PRICED', price: null }] },
  ]);
  expect(status).toBe(422);
  expect(problem.errors).toMatchObject([
    { pointer: '/1/sizes/0/price', code: 'CM_REQUIRED' },
    { pointer: '/1/name', code: 'OM_002' },
  ]);
  expect(await read(good)).toMatchObject({ calories: null, version: 1 });
  const long = await save([{ ...named(good), name: 'x'.repeat(81) }]);
  expect(long.problem.errors).toMatchObject([{ pointer: '/0/name', code: 'VE_IS_LENGTH' }]);
});

test('two items can swap their names', async () => {
  const [red, blue] = [await add('Red'), await add('Blue')];
  const { data } = await save([
    { ...named(red), name: 'Blue' },
    { ...named(blue), name: 'Red' },
  ]);
  expect(data.items.map(({ name }) => name)).toEqual(['Blue', 'Red']);
});

test('what somebody else saved first is answered as it is now, and nothing is saved', async () => {
  const [mine, theirs] = [await add('Mine'), await add('Theirs')];
  await office.call('PATCH', `/online-menu/items/${theirs.id}`, { calories: 1 }, 1);
  const { status, problem } = await save([
    { ...named(mine), calories: 9 },
    { ...named(theirs), calories: 9 },
  ]);
  expect([status, problem.code]).toEqual([412, 'CM_CONFLICT']);
  expect('current' in problem && problem.current).toMatchObject({
    items: [{ id: theirs.id, version: 2, calories: 1 }],
  });
  expect((await read(mine)).calories).toBeNull();
});

test('availability alone asks for no version and counts none up', async () => {
  const item = await add('In service');
  await office.call('PATCH', `/online-menu/items/${item.id}`, { calories: 1 }, 1);
  const { data } = await save([{ ...named(item), availability: { state: 'HIDDEN', until: null } }]);
  expect(data.items).toMatchObject([{ version: 2, availability: { state: 'HIDDEN' } }]);
});

test('an item that is gone, named twice or another restaurant’s is named by its row', async () => {
  const item = await add('Twice');
  const neighbour = await installation.register('Casa ao Lado');
  const { id } = await neighbour.addCategory('Theirs');
  const theirs = await neighbour.addItem({ name: 'Theirs', categoryIds: [id] });
  const { problem } = await save([
    { ...named(item), calories: 1 },
    { ...named(theirs), calories: 1 },
    { ...named(item), calories: 2 },
  ]);
  expect(problem.errors).toMatchObject([
    { pointer: '/1/id', code: 'CM_REFERENCE' },
    { pointer: '/2/id', code: 'CM_CHOICE' },
  ]);
});

test('the whole batch is taken back as one', async () => {
  const [one, two] = [await add('One'), await add('Two')];
  const { data } = await save([
    { ...named(one), name: 'First', sizes: priced(one, 999) },
    { ...named(two), sizes: priced(two, 999), availability: { state: 'SOLD_OUT', until: null } },
  ]);
  const undone = await office.call('POST', `/online-menu/change-batches/${data.batchId}/undo`);
  expect(undone.status).toBe(200);
  expect(await read(one)).toMatchObject({ name: 'One', sizes: [{ price: 1250 }] });
  expect(await read(two)).toMatchObject({ sizes: [{ price: 1250 }], availability: { state: 'AVAILABLE' } });
});

test('sizes can be added, renamed and taken away', async () => {
  const item = await add('Wine');
  const [size] = item.sizes;
  const sizes = [
    { ...size, kind: 'PRICED' as const, name: 'Glass', price: 500 },
    { kind: 'PRICED' as const, name: 'Bottle', price: 2500 },
  ];
  const { data } = await save([{ ...named(item), sizes }]);
  expect(data.items[0]?.sizes).toMatchObject([
    { id: size?.id, name: 'Glass', price: 500 },
    { name: 'Bottle', price: 2500 },
  ]);
});

test('500 items are saved by one request', async () => {
  const items: Item[] = [];
  for (let index = 0; index < 500; index += 1) items.push(await add(`Bulk ${index}`));
  const { status } = await save(
    items.map(({ id, version, sizes: [size] }) => ({
      id,
      version,
      sizes: [{ ...size, kind: 'PRICED' as const, price: 1313 }],
    })),
  );
  expect(status).toBe(200);
});
