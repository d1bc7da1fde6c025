import type { Category, Item, Page } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
let office: BackOffice;
let stranger: BackOffice;

beforeAll(async () => {
  installation = await startInstallation();
  office = await installation.register('Casa Lima');
  stranger = await installation.register('Another House');
});
afterAll(() => installation.close());

const unknownId = '01a1fc72-904e-7077-866b-bac7656738b9';
const plain = [{ kind: 'PRICED', price: 1250 }];

describe('names', () => {
  test.each([
    ['10,000 characters', 'x'.repeat(10_000), 'VE_IS_LENGTH'],
    ['81 emoji', '🍜'.repeat(81), 'VE_IS_LENGTH'],
    ['only spaces', '   ', 'VE_IS_LENGTH'],
    ['U+0000', 'a\0b', 'CM_TEXT'],
    ['a lone surrogate', 'a\ud800', 'CM_TEXT'],
  ])('%s are refused on the field', async (_what, name, code) => {
    const answer = await office.call('POST', '/online-menu/categories', { name });
    expect(answer.status).toBe(422);
    expect(answer.problem.errors).toMatchObject([{ pointer: '/name', code }]);
  });

  test('80 emoji and right-to-left text are kept as they are, decomposed text is composed', async () => {
    expect((await office.addCategory('🍜'.repeat(80))).name).toBe('🍜'.repeat(80));
    expect((await office.addCategory('  مشروبات ')).name).toBe('مشروبات');
    expect((await office.addCategory('Cafe\u0301')).name).toBe('Café');
  });

  test('the same name in another case or without accents is in use, in another restaurant it is free', async () => {
    const { id } = await office.addCategory('Sopés');
    const again = await office.call('POST', '/online-menu/categories', { name: 'SOPES' });
    expect(again.problem.errors).toMatchObject([{ pointer: '/name', code: 'OM_001' }]);
    expect((await stranger.addCategory('Sopés')).name).toBe('Sopés');
    await office.addItem({ name: 'Dal', categoryIds: [id] });
    const item = await office.call('POST', '/online-menu/items', {
      name: 'DÁL',
      categoryIds: [id],
      sizes: plain,
    });
    expect(item.problem.errors).toMatchObject([{ pointer: '/name', code: 'OM_002' }]);
  });
});

describe('items', () => {
  // proves: required.item.category, required.item.price
  test('wrong fields are each named by their pointer and code', async () => {
    const { id } = await office.addCategory('Rules');
    const create = (fields: object) =>
      office.call('POST', '/online-menu/items', { name: 'Rule', categoryIds: [id], sizes: plain, ...fields });
    const wrong: [object, string, string][] = [
      [{ sizes: [{ kind: 'PRICED', price: -1 }] }, '/sizes/0/price', 'CM_RANGE'],
      [{ sizes: [{ kind: 'PRICED' }] }, '/sizes/0/price', 'CM_REQUIRED'],
      [{ sizes: [{ kind: 'MARKET_PRICE', price: 3 }] }, '/sizes/0/price', 'CM_RANGE'],
      [{ categoryIds: [] }, '/categoryIds', 'CM_REQUIRED'],
      [{ categoryIds: [unknownId] }, '/categoryIds/0', 'CM_REFERENCE'],
      [{ categoryIds: ['nonsense'] }, '/categoryIds/0', 'CO_001'],
      [{ imageId: unknownId }, '/imageId', 'CM_REFERENCE'],
      [
        { allergens: { isDeclared: true, contains: ['FISH'], mayContain: ['FISH'] } },
        '/allergens/mayContain/0',
        'CM_CHOICE',
      ],
    ];
    for (const [fields, pointer, code] of wrong)
      expect((await create(fields)).problem.errors[0]).toMatchObject({ pointer, code });
  });

  test("another restaurant's category and item are not there", async () => {
    const { id } = await office.addCategory('Ours alone');
    const item = await office.addItem({ name: 'Ours', categoryIds: [id] });
    const stolen = await stranger.call('POST', '/online-menu/items', {
      name: 'Theirs',
      categoryIds: [id],
      sizes: plain,
    });
    expect(stolen.problem.errors).toMatchObject([{ pointer: '/categoryIds/0', code: 'CM_REFERENCE' }]);
    expect((await stranger.call('GET', `/online-menu/items/${item.id}`)).status).toBe(404);
    expect((await stranger.call('PATCH', `/online-menu/items/${item.id}`, { name: 'x' }, 1)).status).toBe(
      404,
    );
    expect((await stranger.call('DELETE', `/online-menu/categories/${id}`, undefined, 1)).status).toBe(404);
    const { data } = await stranger.call<{ items: Item[] }>('GET', '/online-menu/items?limit=1000');
    expect(data.items.map(({ name }) => name)).not.toContain('Ours');
  });

  // proves: items.ingredients
  test('sizes keep their ids, ingredients their keys, and the rest stays as it was', async () => {
    const { id } = await office.addCategory('Keys');
    const before = await office.addItem({
      name: 'Chai',
      categoryIds: [id],
      ingredients: ['tea', 'milk'],
      calories: 90,
    });
    const { data: after } = await office.call<Item>(
      'PATCH',
      `/online-menu/items/${before.id}`,
      {
        sizes: [
          { kind: 'PRICED', name: 'Large', price: 500 },
          { id: before.sizes[0]?.id, kind: 'PRICED', name: 'Small', price: 400 },
        ],
        ingredients: ['cardamom', 'Milk'],
      },
      1,
    );
    expect(after.sizes[1]?.id).toBe(before.sizes[0]?.id);
    expect(after.ingredients[1]).toEqual({ id: before.ingredients[1]?.id, name: 'Milk' });
    expect(after).toMatchObject({ version: 2, calories: 90, name: 'Chai' });
  });

  test('an edit without the version is refused, a late one learns what is there now', async () => {
    const { id } = await office.addCategory('Race');
    const path = `/online-menu/categories/${id}`;
    expect((await office.call('PATCH', path, { name: 'Race 1' })).status).toBe(428);
    expect((await office.call('PATCH', path, { name: 'Race 1' }, 1)).status).toBe(200);
    const late = await office.call('PATCH', path, { name: 'Race 2' }, 1);
    expect(late.status).toBe(412);
    expect(late.problem).toMatchObject({ code: 'CM_CONFLICT', current: { name: 'Race 1', version: 2 } });
  });

  // proves: categories.delete-blocked
  test('a category with items is not deleted, and the answer names them', async () => {
    const { id } = await office.addCategory('Full');
    const item = await office.addItem({ name: 'Last one', categoryIds: [id] });
    const blocked = await office.call('DELETE', `/online-menu/categories/${id}`, undefined, 1);
    expect(blocked.status).toBe(409);
    expect(blocked.problem).toMatchObject({ code: 'OM_003', dependencies: [{ name: 'Last one' }] });
    expect((await office.call('DELETE', `/online-menu/items/${item.id}`, undefined, 1)).status).toBe(204);
    expect((await office.call('DELETE', `/online-menu/categories/${id}`, undefined, 1)).status).toBe(204);
    expect((await office.call('GET', `/online-menu/categories/${id}`)).status).toBe(404);
  });
});

describe('lists', () => {
  test('pages skip and repeat nothing, forwards and backwards, also while rows are added', async () => {
    const house = await installation.register('Paging House');
    const { id } = await house.addCategory('All');
    for (let index = 0; index < 23; index += 1)
      await house.addItem({
        name: `Item ${index}`,
        categoryIds: [id],
        sizes: [{ kind: 'PRICED', price: index % 3 }],
      });
    type List = { items: Item[]; page: Page };
    const list = async (query: string) =>
      (await house.call<List>('GET', `/online-menu/items?sort=-price&limit=10${query}`)).data;
    const first = await list('');
    await house.addItem({ name: 'Dear', categoryIds: [id], sizes: [{ kind: 'PRICED', price: 99 }] });
    const second = await list(`&cursor=${first.page.nextCursor}`);
    const third = await list(`&cursor=${second.page.nextCursor}`);
    const ids = [first, second, third].flatMap(({ items }) => items.map((item) => item.id));
    expect(new Set(ids).size).toBe(23);
    expect(third.page).toMatchObject({ nextCursor: null, total: 24 });
    expect([first, second, third].map(({ page }) => page.firstRow)).toEqual([1, 11, 21]);
    const back = await list(`&cursor=${third.page.previousCursor}`);
    expect(back.page.firstRow).toBe(11);
    const start = await list(`&cursor=${back.page.previousCursor}`);
    // The dear one was added before all that were read.
    expect(start.page.firstRow).toBe(2);
    expect(back.items.map((item) => item.id)).toEqual(second.items.map((item) => item.id));
  });

  test('search ignores case and accents, and takes % and _ as they are', async () => {
    const house = await installation.register('Search House');
    for (const name of ['Crème brûlée', '100 % juice', 'Tea']) await house.addCategory(name);
    const found = async (search: string) =>
      (
        await house.call<{ items: Category[] }>(
          'GET',
          `/online-menu/categories?search=${encodeURIComponent(search)}`,
        )
      ).data.items.map(({ name }) => name);
    expect(await found('BRULEE')).toEqual(['Crème brûlée']);
    expect(await found('%')).toEqual(['100 % juice']);
    expect(await found('_')).toEqual([]);
  });

  test('a cursor nobody gave is a malformed query', async () => {
    const answer = await office.call('GET', '/online-menu/items?cursor=nonsense');
    expect([answer.status, answer.problem.code]).toEqual([400, 'VE_IS_QUERY_OBJECT_ID']);
  });
});
