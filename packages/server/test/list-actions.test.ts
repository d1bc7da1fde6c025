import type { BulkResult, Category, Item, ItemsMoved, Page } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());

const categories = '/online-menu/categories';
const items = '/online-menu/items';
const unknownId = '01a1fc72-904e-7077-866b-bac7656738b9';

type List<Row> = { items: Row[]; page: Page };
const namesOf = async (house: BackOffice, path: string) =>
  (await house.call<List<{ name: string }>>('GET', path)).data.items.map(({ name }) => name);

async function houseWith(...names: string[]): Promise<{ house: BackOffice; all: Category[] }> {
  const house = await installation.register('Order House');
  const all: Category[] = [];
  for (const name of names) all.push(await house.addCategory(name));
  return { house, all };
}

describe('the order', () => {
  test('a category moves before another one, to the end, and several at once, without touching versions', async () => {
    const { house, all } = await houseWith('A', 'B', 'C', 'D');
    const [a, b, c, d] = all.map(({ id }) => id);
    const move = (ids: (string | undefined)[], beforeId: string | null | undefined) =>
      house.call('PUT', `${categories}/order`, { ids, beforeId });
    expect((await move([d], a)).status).toBe(204);
    expect(await namesOf(house, categories)).toEqual(['D', 'A', 'B', 'C']);
    await move([a], null);
    expect(await namesOf(house, categories)).toEqual(['D', 'B', 'C', 'A']);
    await move([a, c], b);
    expect(await namesOf(house, categories)).toEqual(['D', 'A', 'C', 'B']);
    await house.call('PUT', `${categories}/order`, { ids: [d], afterId: a });
    expect(await namesOf(house, categories)).toEqual(['A', 'D', 'C', 'B']);
    await house.call('PUT', `${categories}/order`, { ids: [b], afterId: null });
    expect(await namesOf(house, categories)).toEqual(['B', 'A', 'D', 'C']);
    const { data } = await house.call<Category>('GET', `${categories}/${a}`);
    expect(data.version).toBe(1);
    const aimless = await house.call('PUT', `${categories}/order`, { ids: [a] });
    expect(aimless.problem.errors).toMatchObject([{ pointer: '/beforeId', code: 'CM_REQUIRED' }]);
  });

  test('a move means the same although a colleague added and deleted categories meanwhile', async () => {
    const { house, all } = await houseWith('A', 'B', 'C');
    const [a, b, c] = all.map(({ id }) => id);
    await house.call('DELETE', `${categories}/${b}`, undefined, 1);
    await house.addCategory('New');
    expect((await house.call('PUT', `${categories}/order`, { ids: [c], beforeId: a })).status).toBe(204);
    expect(await namesOf(house, categories)).toEqual(['C', 'A', 'New']);
    const beforeGone = await house.call('PUT', `${categories}/order`, { ids: [c], beforeId: b });
    expect(beforeGone.problem.errors).toMatchObject([{ pointer: '/beforeId', code: 'CM_REFERENCE' }]);
    const gone = await house.call('PUT', `${categories}/order`, { ids: [b], beforeId: null });
    expect(gone.problem.errors).toMatchObject([{ pointer: '/ids/0', code: 'CM_REFERENCE' }]);
  });

  // proves: items.several-categories
  test('items have an order of their own in each category', async () => {
    const { house, all } = await houseWith('Lunch', 'Dinner');
    const [lunch, dinner] = all.map(({ id }) => id) as [string, string];
    const [dal, rice] = [
      await house.addItem({ name: 'Dal', categoryIds: [lunch, dinner] }),
      await house.addItem({ name: 'Rice', categoryIds: [lunch, dinner] }),
    ];
    const path = `${categories}/${lunch}/item-order`;
    expect((await house.call('PUT', path, { ids: [rice.id], beforeId: dal.id })).status).toBe(204);
    const inCategory = (id: string) => namesOf(house, `${items}?categoryId=${id}&sort=position`);
    expect(await inCategory(lunch)).toEqual(['Rice', 'Dal']);
    expect(await inCategory(dinner)).toEqual(['Dal', 'Rice']);
  });
});

describe('many at once', () => {
  test('what cannot be deleted stays and is named with what stands in the way, the rest is deleted', async () => {
    const { house, all } = await houseWith('Empty', 'Full', 'Changed');
    const [empty, full, changed] = all as [Category, Category, Category];
    await house.addItem({ name: 'Dal', categoryIds: [full.id] });
    await house.call('PATCH', `${categories}/${changed.id}`, { name: 'Changed meanwhile' }, 1);
    const named = [...all, { id: unknownId, version: 1 }].map(({ id, version }) => ({ id, version }));
    const { status, data } = await house.call<BulkResult>('POST', `${categories}/bulk`, {
      action: 'DELETE',
      entities: named,
    });
    expect(status).toBe(200);
    expect(data.changed).toEqual([{ id: empty.id, version: 2 }]);
    expect(data.refused).toMatchObject([
      { id: full.id, name: 'Full', code: 'OM_003', dependencies: [{ kind: 'ITEM', name: 'Dal' }] },
      { id: changed.id, name: 'Changed meanwhile', code: 'CM_CONFLICT' },
      { id: unknownId, name: null, code: 'CM_NOT_FOUND' },
    ]);
    expect(await namesOf(house, categories)).toEqual(['Full', 'Changed meanwhile']);
  });

  // proves: activation.toggle
  test('items are switched off together and one undo switches them on again', async () => {
    const { house, all } = await houseWith('Food');
    const made: Item[] = [];
    for (const name of ['Dal', 'Rice', 'Naan'])
      made.push(await house.addItem({ name, categoryIds: [all[0]?.id ?? ''] }));
    const entities = made.map(({ id, version }) => ({ id, version }));
    const { data } = await house.call<BulkResult>('POST', `${items}/bulk`, {
      action: 'DEACTIVATE',
      entities,
    });
    expect(data.changed.map(({ version }) => version)).toEqual([2, 2, 2]);
    expect(await namesOf(house, `${items}?isActive=true`)).toEqual([]);
    const undone = await house.call('POST', `/online-menu/change-batches/${data.batchId}/undo`);
    expect(undone.data).toMatchObject({ count: 3, refused: [] });
    expect(await namesOf(house, `${items}?isActive=true`)).toEqual(['Dal', 'Naan', 'Rice']);
  });
});

describe('a copy', () => {
  test('is inactive and takes the first free name, also of a copy and of the longest name', async () => {
    const { house, all } = await houseWith('Soups', '🍜'.repeat(80));
    const copy = async (id: string | undefined) =>
      (await house.call<Category>('POST', `${categories}/${id}/duplicate`)).data;
    const first = await copy(all[0]?.id);
    expect(first).toMatchObject({ name: 'Soups (copy)', isActive: false, itemCount: 0 });
    expect((await copy(first.id)).name).toBe('Soups (copy 2)');
    expect((await copy(all[1]?.id)).name).toBe(`${'🍜'.repeat(73)} (copy)`);
  });

  test('of an item holds everything but its reference to another system', async () => {
    const { house, all } = await houseWith('Food');
    const original = await house.addItem({
      name: 'Dal',
      categoryIds: [all[0]?.id ?? ''],
      ingredients: ['Lentils'],
      allergens: { isDeclared: true, contains: ['MUSTARD'], mayContain: [] },
      calories: 300,
      externalRef: 'A-1',
    });
    const { status, data } = await house.call<Item>('POST', `${items}/${original.id}/duplicate`);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      name: 'Dal (copy)',
      isActive: false,
      externalRef: null,
      calories: 300,
      categories: original.categories,
      allergens: original.allergens,
    });
    expect(data.sizes.map(({ price }) => price)).toEqual([1250]);
    expect(data.sizes[0]?.id).not.toBe(original.sizes[0]?.id);
  });
});

describe('what was deleted', () => {
  test('comes back as it was, in its place', async () => {
    const { house, all } = await houseWith('A', 'B', 'C');
    const id = all[1]?.id ?? '';
    await house.call('DELETE', `${categories}/${id}`, undefined, 1);
    const { status, data } = await house.call<Category>('POST', `${categories}/${id}/restore`);
    expect([status, data.version]).toEqual([200, 3]);
    expect(await namesOf(house, categories)).toEqual(['A', 'B', 'C']);
    const again = await house.call<Category>('POST', `${categories}/${id}/restore`);
    expect([again.status, again.data.version]).toEqual([200, 3]);
  });

  test('does not come back while its name belongs to another one, and says so', async () => {
    const { house, all } = await houseWith('Food');
    const dal = await house.addItem({ name: 'Dal', categoryIds: [all[0]?.id ?? ''] });
    await house.call('DELETE', `${items}/${dal.id}`, undefined, 1);
    await house.addItem({ name: 'DAL', categoryIds: [all[0]?.id ?? ''] });
    const answer = await house.call('POST', `${items}/${dal.id}/restore`);
    expect(answer.status).toBe(422);
    expect(answer.problem.errors).toMatchObject([{ pointer: '/name', code: 'OM_002' }]);
  });

  test('does not come back without a category to stand in', async () => {
    const { house, all } = await houseWith('Food');
    const id = all[0]?.id ?? '';
    const dal = await house.addItem({ name: 'Dal', categoryIds: [id] });
    await house.call('DELETE', `${items}/${dal.id}`, undefined, 1);
    await house.call('DELETE', `${categories}/${id}`, undefined, 1);
    const answer = await house.call('POST', `${items}/${dal.id}/restore`);
    expect(answer.problem.errors).toMatchObject([{ pointer: '/categoryIds', code: 'CM_REFERENCE' }]);
    await house.call('POST', `${categories}/${id}/restore`);
    expect((await house.call('POST', `${items}/${dal.id}/restore`)).status).toBe(200);
  });
});

describe('moving items out of a category', () => {
  test('lets it be deleted, and undo brings them back', async () => {
    const { house, all } = await houseWith('Old', 'New');
    const [old, next] = all.map(({ id }) => id) as [string, string];
    await house.addItem({ name: 'Dal', categoryIds: [old] });
    await house.addItem({ name: 'Rice', categoryIds: [old, next] });
    const moved = await house.call<ItemsMoved>('POST', `${categories}/${old}/move-items`, {
      toCategoryId: next,
    });
    expect(moved.data.count).toBe(2);
    expect(await namesOf(house, `${items}?categoryId=${next}&sort=position`)).toEqual(['Rice', 'Dal']);
    expect((await house.call('DELETE', `${categories}/${old}`, undefined, 1)).status).toBe(204);
    await house.call('POST', `${categories}/${old}/restore`);
    const undone = await house.call('POST', `/online-menu/change-batches/${moved.data.batchId}/undo`);
    expect(undone.data).toMatchObject({ count: 2, refused: [] });
    expect(await namesOf(house, `${items}?categoryId=${old}`)).toEqual(['Dal', 'Rice']);
  });

  test('is refused towards itself and towards a category that is gone', async () => {
    const { house, all } = await houseWith('Old');
    const path = `${categories}/${all[0]?.id}/move-items`;
    const wrong: [string | undefined, string][] = [
      [all[0]?.id, 'CM_CHOICE'],
      [unknownId, 'CM_REFERENCE'],
    ];
    for (const [toCategoryId, code] of wrong) {
      const answer = await house.call('POST', path, { toCategoryId });
      expect(answer.problem.errors).toMatchObject([{ pointer: '/toCategoryId', code }]);
    }
  });
});
