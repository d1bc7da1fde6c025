import { accessOf, operations, permissions, type OperationId } from '@cardamom/api-types';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../src/shared/ids.ts';
import { startTestServer, type Owner, type RequestOptions, type TestServer } from './support/server.ts';

const image = 'multipart/form-data; boundary=cut';
const upload = [
  '--cut',
  'content-disposition: form-data; name="file"; filename="a.txt"',
  '',
  'x',
  '--cut--',
  '',
];
const ifMatch = { 'if-match': '"1"' };

type Ids = {
  categoryId: string;
  itemId: string;
  modifierGroupId: string;
  importId: string;
  optionId: string;
  imageId: string;
  restaurantId: string;
  restaurantUrl: string;
  menuId: string;
  changeId: string;
  batchId: string;
};

const switchedOn = (id: string) => ({ action: 'ACTIVATE', entities: [{ id, version: 1 }] });

/** What a well-formed request of each guarded operation looks like; a new operation fails until it has one. */
const fixtures: Partial<Record<OperationId, (ids: Ids) => RequestOptions>> = {
  chooseRestaurant: ({ restaurantId }) => ({ body: { restaurantId } }),
  getMyProfile: () => ({}),
  putMyPreferences: () => ({ body: { theme: 'dark', defaultLanguage: 'en' } }),
  listCategories: () => ({}),
  createCategory: () => ({ body: { name: `Category ${newId()}` } }),
  getCategory: ({ categoryId }) => ({ params: { categoryId } }),
  updateCategory: ({ categoryId }) => ({
    params: { categoryId },
    body: { name: 'Changed' },
    headers: ifMatch,
  }),
  deleteCategory: ({ categoryId }) => ({ params: { categoryId }, headers: ifMatch }),
  bulkChangeCategories: ({ categoryId: id }) => ({ body: switchedOn(id) }),
  duplicateCategory: ({ categoryId }) => ({ params: { categoryId } }),
  restoreCategory: ({ categoryId }) => ({ params: { categoryId } }),
  moveCategories: ({ categoryId }) => ({ body: { ids: [categoryId], beforeId: null } }),
  moveItemsInCategory: ({ categoryId, itemId }) => ({
    params: { categoryId },
    body: { ids: [itemId], beforeId: null },
  }),
  moveItemsToCategory: ({ categoryId }) => ({ params: { categoryId }, body: { toCategoryId: newId() } }),
  listItems: () => ({}),
  createItem: ({ categoryId }) => ({
    body: { name: `Item ${newId()}`, categoryIds: [categoryId], sizes: [{ kind: 'PRICED', price: 100 }] },
  }),
  getItem: ({ itemId }) => ({ params: { itemId } }),
  updateItem: ({ itemId }) => ({ params: { itemId }, body: { name: 'Changed' }, headers: ifMatch }),
  deleteItem: ({ itemId }) => ({ params: { itemId }, headers: ifMatch }),
  bulkChangeItems: ({ itemId: id }) => ({ body: switchedOn(id) }),
  duplicateItem: ({ itemId }) => ({ params: { itemId } }),
  restoreItem: ({ itemId }) => ({ params: { itemId } }),
  listChanges: () => ({}),
  listChangePeople: () => ({}),
  undoChange: ({ changeId }) => ({ params: { changeId }, body: {} }),
  undoChangeBatch: ({ batchId }) => ({ params: { batchId } }),
  listModifierGroups: () => ({}),
  createModifierGroup: () => ({ body: { name: `Group ${newId()}`, options: [{ name: 'Rice' }] } }),
  getModifierGroup: ({ modifierGroupId }) => ({ params: { modifierGroupId } }),
  updateModifierGroup: ({ modifierGroupId }) => ({
    params: { modifierGroupId },
    body: { name: 'Changed' },
    headers: ifMatch,
  }),
  deleteModifierGroup: ({ modifierGroupId }) => ({ params: { modifierGroupId }, headers: ifMatch }),
  bulkChangeModifierGroups: ({ modifierGroupId: id }) => ({ body: switchedOn(id) }),
  restoreModifierGroup: ({ modifierGroupId }) => ({ params: { modifierGroupId } }),
  duplicateModifierGroup: ({ modifierGroupId }) => ({ params: { modifierGroupId } }),
  listAvailability: () => ({}),
  changeAvailability: ({ itemId: id }) => ({
    body: { changes: [{ entity: 'ITEM', id, state: 'AVAILABLE' }] },
  }),
  setItemAvailability: ({ itemId }) => ({ params: { itemId }, body: { state: 'AVAILABLE' } }),
  setOptionAvailability: ({ optionId }) => ({ params: { optionId }, body: { state: 'AVAILABLE' } }),
  listIngredients: () => ({}),
  updateItems: ({ itemId: id }) => ({ body: [{ id, version: 1, calories: 100 }] }),
  getMenuHealth: () => ({}),
  listHealthFindings: () => ({ query: { check: 'ITEM_PICTURE' } }),
  getAllergenMatrix: () => ({}),
  createMatrixPrint: () => ({ body: {} }),
  getAllergenMatrixPdf: () => ({}),
  createImport: () => ({ payload: upload.join('\r\n'), headers: { 'content-type': image } }),
  getImport: ({ importId }) => ({ params: { importId } }),
  cancelImport: ({ importId }) => ({ params: { importId } }),
  listImportRows: ({ importId }) => ({ params: { importId } }),
  applyImport: ({ importId }) => ({ params: { importId }, body: {} }),
  exportMenu: () => ({ query: { format: 'csv' } }),
  listMenus: () => ({}),
  createMenu: () => ({ body: { name: `Menu ${newId()}` } }),
  getMenu: ({ menuId }) => ({ params: { menuId } }),
  updateMenu: ({ menuId }) => ({ params: { menuId }, body: { description: 'Changed' }, headers: ifMatch }),
  deleteMenu: ({ menuId }) => ({ params: { menuId }, headers: ifMatch }),
  duplicateMenu: ({ menuId }) => ({ params: { menuId } }),
  restoreMenu: ({ menuId }) => ({ params: { menuId } }),
  moveMenus: ({ menuId }) => ({ body: { ids: [menuId], beforeId: null } }),
  bulkChangeMenus: ({ menuId }) => ({
    body: { action: 'ACTIVATE', entities: [{ id: menuId, version: 1 }] },
  }),
  previewMenus: () => ({}),
  getRestaurant: () => ({}),
  updateRestaurant: () => ({ body: { address: 'Rua 1' }, headers: ifMatch }),
  uploadImage: () => ({ payload: upload.join('\r\n'), headers: { 'content-type': image } }),
  updateImage: ({ imageId }) => ({ params: { imageId }, body: { altText: 'A dish' }, headers: ifMatch }),
};

const all = Object.keys(operations) as OperationId[];
const guarded = all.filter((id) => accessOf(id) !== 'public');
const restricted = guarded.filter((id) => accessOf(id) !== 'session');
/** Operations whose path names an entity of the restaurant. */
const aimed = guarded.filter((id) => operations[id].path.includes('{') || id === 'chooseRestaurant');

let server: TestServer;
let owner: Owner;
let neighbour: Owner;
let ids: Ids;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
  neighbour = await server.registerRestaurant();
  const category = await owner.request('createCategory', { body: { name: 'Soups' } });
  const categoryId = category.body.data.id as string;
  const item = await owner.request('createItem', {
    body: { name: 'Soup', categoryIds: [categoryId], sizes: [{ kind: 'PRICED', price: 500 }] },
  });
  const group = await owner.request('createModifierGroup', {
    body: { name: 'Side', options: [{ name: 'Rice' }] },
  });
  await owner.request('bulkChangeModifierGroups', {
    body: { ...switchedOn(group.body.data.id as string), action: 'DEACTIVATE' },
  });
  const changes = await owner.request('listChanges', { query: { entity: 'MODIFIER_GROUP' } });
  const menus = await owner.request('listMenus');
  const form = new FormData();
  const pixels = sharp({ create: { width: 4, height: 4, channels: 3, background: '#0a8a0a' } });
  form.append('file', new Blob([new Uint8Array(await pixels.png().toBuffer())]), 'dish.png');
  const sent = new Request('http://localhost', { method: 'POST', body: form });
  const picture = await owner.request('uploadImage', {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  });
  const brought = await owner.request('createImport', fixtures.createImport?.(ids) ?? {});
  ids = {
    categoryId,
    itemId: item.body.data.id as string,
    modifierGroupId: group.body.data.id as string,
    importId: brought.body.data.id as string,
    optionId: group.body.data.options[0].id as string,
    imageId: picture.body.data.id as string,
    menuId: menus.body.data.items[0].id as string,
    changeId: changes.body.data.items[0].id as string,
    batchId: changes.body.data.items[0].batchId as string,
    restaurantId: owner.profile.restaurant.id,
    restaurantUrl: owner.profile.restaurant.restaurantUrl,
  };
});
afterAll(() => server.stop());

function fixture(operationId: OperationId): RequestOptions {
  const make = fixtures[operationId];
  if (!make) throw new Error(`${operationId} is guarded and has no fixture: add one to permissions.test.ts`);
  return make(ids);
}

test('every guarded operation has a fixture', () => {
  expect(guarded.filter((id) => !fixtures[id])).toEqual([]);
});

describe.each(guarded)('%s', (operationId) => {
  test('refuses somebody without a session', async () => {
    const answer = await server.visitor().request(operationId, fixture(operationId));
    expect([answer.status, answer.body.code]).toEqual([401, 'C_009']);
  });
});

describe.each(restricted)('%s', (operationId) => {
  test('refuses a colleague who holds every permission but the needed ones', async () => {
    const access = accessOf(operationId);
    const needed = typeof access === 'string' ? [] : access.anyOf;
    const held = permissions.filter((name) => name !== 'ALL' && !needed.includes(name));
    const colleague = await server.signInAs(owner, held);
    const answer = await colleague.request(operationId, fixture(operationId));
    expect([answer.status, answer.body.code]).toEqual([403, 'C_010']);
  });

  test('lets in a colleague with only one needed permission', async () => {
    const access = accessOf(operationId);
    const needed = typeof access === 'string' ? [] : access.anyOf;
    for (const permission of needed) {
      const colleague = await server.signInAs(owner, [permission]);
      const made = fixture(operationId);
      // Aimed at nothing, so that asking changes nothing: being let in shows as 404 or a wrong version.
      const answer = await colleague.request(operationId, {
        ...made,
        params: Object.fromEntries(Object.keys(made.params ?? {}).map((name) => [name, newId()])),
      });
      expect([401, 403]).not.toContain(answer.status);
    }
  });
});

describe.each(aimed)('%s', (operationId) => {
  test("answers another restaurant's id as if it were not there", async () => {
    const answer = await neighbour.request(operationId, fixture(operationId));
    expect([answer.status, answer.body.code]).toEqual([404, 'CM_NOT_FOUND']);
  });
});

test("another restaurant's category cannot be given to an item", async () => {
  const answer = await neighbour.request('createItem', fixture('createItem'));
  expect(answer.status).toBe(422);
});

test.each([
  'listCategories',
  'listItems',
  'listMenus',
  'listModifierGroups',
  'listAvailability',
  'listChanges',
] as const)("%s holds nothing of another restaurant's", async (id) => {
  const [mine, theirs] = await Promise.all([owner.request(id), neighbour.request(id)]);
  const idsOf = (answer: typeof mine) => (answer.body.data.items as { id: string }[]).map((row) => row.id);
  expect(idsOf(mine).length).toBeGreaterThan(0);
  expect(idsOf(theirs).filter((row) => idsOf(mine).includes(row))).toEqual([]);
});

test('permissions that change count from the next request, and so does deactivation', async () => {
  const colleague = await server.signInAs(owner, ['MENU_MANAGEMENT']);
  const change = (set: { permissions?: string; is_active?: 0 }) =>
    server.database.inRestaurant(ids.restaurantId, async (tx) => {
      await tx.updateTable('staff').set(set).where('id', '=', colleague.profile.id).execute();
    });
  await change({ permissions: '["POS"]' });
  expect((await colleague.request('createCategory', fixture('createCategory'))).status).toBe(403);
  await change({ is_active: 0 });
  expect((await colleague.request('getMyProfile')).status).toBe(401);
});
