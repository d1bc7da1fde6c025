import type { BulkResult, Category, Change, Item, Page, Reference } from '@cardamom/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
let house: BackOffice;
let category: Category;
let item: Item;

beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());
beforeEach(async () => {
  house = await installation.register('History House');
  category = await house.addCategory('Food');
  item = await house.addItem({ name: 'Dal', categoryIds: [category.id], calories: 300 });
});

type History = { items: Change[]; page: Page };
const history = async (query = '') =>
  (await house.call<History>('GET', `/online-menu/changes?${query}`)).data.items;
const ofItem = () => history(`entity=ITEM&entityId=${item.id}`);
const undo = (change: Change | undefined, body: object = {}) =>
  house.call<Change>('POST', `/online-menu/changes/${change?.id}/undo`, body);
const readItem = async () => (await house.call<Item>('GET', `/online-menu/items/${item.id}`)).data;
const edit = async (patch: object) =>
  house.call<Item>('PATCH', `/online-menu/items/${item.id}`, patch, (await readItem()).version);

describe('history', () => {
  test('says who changed which fields from what to what, newest first', async () => {
    await edit({ name: 'Dal makhani', calories: 450 });
    const [newest, created] = await ofItem();
    expect(newest).toMatchObject({ action: 'UPDATED', name: 'Dal makhani', staff: { name: 'Ola' } });
    expect(newest?.fields).toEqual([
      { field: 'name', before: 'Dal', after: 'Dal makhani' },
      { field: 'calories', before: 300, after: 450 },
    ]);
    expect(created).toMatchObject({ action: 'CREATED', isUndone: false, isEntityDeleted: false });
  });

  test('is read by entity, person, batch and time, in pages, and holds nothing of people and settings', async () => {
    await edit({ calories: 1 });
    const all = await history();
    expect(all.map(({ entity }) => entity)).toEqual(['ITEM', 'ITEM', 'CATEGORY', 'MENU']);
    const { data: people } = await house.call<Reference[]>('GET', '/online-menu/change-people');
    expect(people.map(({ name }) => name)).toEqual(['Ola']);
    expect(await history(`staffId=${people[0]?.id}`)).toHaveLength(3);
    expect(await history(`to=${encodeURIComponent(all[0]?.createdAt ?? '')}`)).not.toContainEqual(
      expect.objectContaining({ id: all[0]?.id }),
    );
    expect(await history('from=2099-01-01T00:00:00.000Z')).toEqual([]);
    const first = await house.call<History>('GET', '/online-menu/changes?limit=3');
    const rest = await history(`limit=3&cursor=${first.data.page.nextCursor}`);
    expect([...first.data.items, ...rest].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  test("another restaurant's changes are neither shown nor taken back", async () => {
    const stranger = await installation.register('Next door');
    const [change] = await ofItem();
    const { data } = await stranger.call<History>('GET', `/online-menu/changes?entityId=${item.id}`);
    expect(data.items).toEqual([]);
    const answer = await stranger.call('POST', `/online-menu/changes/${change?.id}/undo`, {});
    expect(answer.status).toBe(404);
  });
});

describe('undo', () => {
  test('puts the fields of a change back, and can be taken back itself', async () => {
    await edit({ name: 'Dal makhani', sizes: [{ kind: 'PRICED', price: 1 }] });
    const [change] = await ofItem();
    const undone = await undo(change);
    expect(undone.data).toMatchObject({ action: 'UPDATED', undoes: change?.id });
    const back = await readItem();
    expect(back).toMatchObject({ name: 'Dal', version: 3 });
    expect(back.sizes.map(({ price }) => price)).toEqual([1250]);
    expect((await ofItem())[1]).toMatchObject({ isUndone: true, undoneFields: ['name', 'sizes'] });
    expect((await undo(change)).problem.code).toBe('CM_UNDONE');
    await undo(undone.data);
    expect(await readItem()).toMatchObject({ name: 'Dal makhani' });
    expect((await ofItem())[2]).toMatchObject({ isUndone: false, undoneFields: [] });
  });

  test('never writes over what somebody saved since, unless that field is chosen', async () => {
    await edit({ name: 'Second', calories: 2 });
    const [change] = await ofItem();
    await edit({ name: 'Third' });
    const refused = await undo(change);
    expect(refused.status).toBe(412);
    expect(refused.problem).toMatchObject({ code: 'CM_CONFLICT', current: { name: 'Third' } });
    expect((await undo(change, { fields: ['calories'] })).status).toBe(200);
    expect(await readItem()).toMatchObject({ name: 'Third', calories: 300 });
    expect((await undo(change, { fields: ['name'] })).status).toBe(200);
    expect(await readItem()).toMatchObject({ name: 'Dal', calories: 300 });
    const unknown = await undo(change, { fields: ['price'] });
    expect(unknown.problem.errors).toMatchObject([{ pointer: '/fields/0', code: 'CM_CHOICE' }]);
  });

  test('brings the whole entity back to what it was before a change', async () => {
    await edit({ name: 'Second' });
    const [change] = await ofItem();
    await edit({ calories: 3 });
    await edit({ ingredients: ['Lentils'] });
    expect((await undo(change, { isWhole: true })).status).toBe(200);
    expect(await readItem()).toMatchObject({ name: 'Dal', calories: 300, ingredients: [] });
  });

  test('takes back availability without touching the version', async () => {
    await house.call('PUT', `/online-menu/items/${item.id}/availability`, { state: 'SOLD_OUT', until: null });
    const [change] = await ofItem();
    expect(change?.fields.map(({ field }) => field)).toEqual(['availability']);
    expect((await undo(change)).status).toBe(200);
    expect(await readItem()).toMatchObject({ availability: { state: 'AVAILABLE' }, version: 1 });
  });

  test('of a creation deletes, unless somebody worked on it since; of a deletion restores', async () => {
    const [created] = await ofItem();
    expect((await undo(created)).status).toBe(200);
    expect((await house.call('GET', `/online-menu/items/${item.id}`)).status).toBe(404);
    const [deleted] = await ofItem();
    expect(deleted).toMatchObject({ action: 'DELETED', isEntityDeleted: true });
    expect((await undo(deleted)).data).toMatchObject({ action: 'RESTORED' });
    expect(await readItem()).toMatchObject({ name: 'Dal', calories: 300 });
    await edit({ calories: 1 });
    expect((await undo(created)).status).toBe(412);
  });

  test('of a creation in use says what stands in the way', async () => {
    const [created] = await history(`entityId=${category.id}`);
    const refused = await undo(created);
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({ code: 'OM_003', dependencies: [{ name: 'Dal' }] });
  });

  test('puts an order back around what came and went, unless it was changed since', async () => {
    const second = await house.addCategory('Second');
    const third = await house.addCategory('Third');
    const order = (ids: string[], beforeId: string | null) =>
      house.call('PUT', '/online-menu/categories/order', { ids, beforeId });
    const names = async () =>
      (await house.call<{ items: Category[] }>('GET', '/online-menu/categories')).data.items.map(
        ({ name }) => name,
      );
    await order([third.id], category.id);
    const [moved] = await history('entity=CATEGORY_ORDER');
    expect(moved).toMatchObject({ action: 'REORDERED', fields: [{ field: 'order', after: ['Third'] }] });
    await house.addCategory('Fourth');
    await house.call('DELETE', `/online-menu/categories/${second.id}`, undefined, 1);
    expect((await undo(moved)).status).toBe(200);
    expect(await names()).toEqual(['Food', 'Third', 'Fourth']);
    await order([third.id], category.id);
    const [again] = await history('entity=CATEGORY_ORDER');
    await order([third.id], null);
    expect((await undo(again)).problem.code).toMatch(/CM_UNDONE|CM_CONFLICT/u);
  });

  test('of a batch takes back what it can and names what was changed since', async () => {
    const rice = await house.addItem({ name: 'Rice', categoryIds: [category.id] });
    const entities = [item, rice].map(({ id, version }) => ({ id, version }));
    const { data } = await house.call<BulkResult>('POST', '/online-menu/items/bulk', {
      action: 'DELETE',
      entities,
    });
    await house.addItem({ name: 'Rice', categoryIds: [category.id] });
    const path = `/online-menu/change-batches/${data.batchId}/undo`;
    const undone = await house.call<{ batchId: string }>('POST', path);
    expect(undone.data).toMatchObject({ count: 1, refused: [{ id: rice.id, name: 'Rice', code: 'OM_002' }] });
    expect(await readItem()).toMatchObject({ name: 'Dal' });
    expect(await history(`batchId=${undone.data.batchId}`)).toMatchObject([{ action: 'RESTORED' }]);
  });

  test('of a batch takes back each of many by itself where one of them was worked on since', async () => {
    const others = [
      await house.addItem({ name: 'Rice', categoryIds: [category.id] }),
      await house.addItem({ name: 'Roti', categoryIds: [category.id] }),
    ];
    const entities = [item, ...others].map(({ id, version }) => ({ id, version }));
    const { data } = await house.call<BulkResult>('POST', '/online-menu/items/bulk', {
      action: 'DEACTIVATE',
      entities,
    });
    const changes = await history(`batchId=${data.batchId}`);
    await edit({ isActive: true });
    await edit({ isActive: false, name: 'Dal makhani' });
    await edit({ isActive: true });
    const path = `/online-menu/change-batches/${data.batchId}/undo`;
    const undone = await house.call<{ batchId: string }>('POST', path);
    expect(undone.data).toMatchObject({ count: 2, refused: [{ id: item.id, code: 'CM_UNDONE' }] });
    const back = await history(`batchId=${undone.data.batchId}`);
    expect(back).toMatchObject([{ action: 'ACTIVATED' }, { action: 'ACTIVATED' }]);
    const ofOthers = changes.filter(({ entityId }) => entityId !== item.id).map(({ id }) => id);
    expect(new Set(back.map(({ undoes }) => undoes))).toEqual(new Set(ofOthers));
    expect(await readItem()).toMatchObject({ name: 'Dal makhani', isActive: true });
  });
});
