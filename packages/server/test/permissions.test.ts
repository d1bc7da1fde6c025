import { accessOf, operations, permissions, type OperationId, type Permission } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toJson, type JsonText } from '../src/database/json-text.ts';
import { newId } from '../src/shared/ids.ts';
import { readContract } from '../src/http/contract.ts';
import {
  colleaguesPassword,
  startTestServer,
  type Owner,
  type RequestOptions,
  type TestServer,
} from './support/server.ts';
import { equalRequests, idOf, plainKinds, type PlainKind } from './support/plain-kinds.ts';
import {
  makeWorld,
  memberDraft,
  multipart,
  picture,
  pressOn,
  switched,
  type Ids,
  type World,
} from './support/world.ts';

const ifMatch = { 'if-match': '"1"' };

const menuFile = await multipart('menu.csv', Buffer.from('Name,Price\nTea,2\n'));
const smallPicture = await picture();

type Fixtures = Partial<Record<OperationId, (ids: Ids) => RequestOptions>>;

function plainFixtures(kind: PlainKind): Fixtures {
  const requests = (ids: Ids) => equalRequests(kind, ids[idOf(kind) as keyof Ids]);
  return Object.fromEntries(
    Object.keys(equalRequests(kind, '')).map((id) => [id, (ids: Ids) => requests(ids)[id] ?? {}]),
  );
}

/** What a well-formed request of each guarded operation looks like; a new operation fails until it has one. */
const fixtures: Fixtures = {
  ...Object.assign({}, ...plainKinds.map(plainFixtures)),
  chooseRestaurant: ({ restaurantId }) => ({ body: { restaurantId } }),
  getMyProfile: () => ({}),
  putMyPreferences: () => ({ body: { theme: 'dark', defaultLanguage: 'en' } }),
  updateMyProfile: () => ({ body: { lastName: 'Changed' }, headers: ifMatch }),
  uploadMyPicture: () => smallPicture,
  removeMyPicture: () => ({}),
  changeMyPassword: () => ({ body: { currentPassword: colleaguesPassword, newPassword: 'Fresh basil 2' } }),
  changeMyEmail: () => ({ body: { email: `${newId()}@example.org`, password: colleaguesPassword } }),
  listMySessions: () => ({}),
  endMySessions: () => ({ body: { sessionId: null } }),
  listCategories: () => ({}),
  createCategory: () => ({ body: { name: `Category ${newId()}` } }),
  getCategory: ({ categoryId }) => ({ params: { categoryId } }),
  updateCategory: ({ categoryId }) => ({
    params: { categoryId },
    body: { name: 'Changed' },
    headers: ifMatch,
  }),
  deleteCategory: ({ categoryId }) => ({ params: { categoryId }, headers: ifMatch }),
  bulkChangeCategories: ({ categoryId: id }) => ({ body: switched(id, 'ACTIVATE') }),
  duplicateCategory: ({ categoryId }) => ({ params: { categoryId } }),
  restoreCategory: ({ categoryId }) => ({ params: { categoryId } }),
  moveCategories: ({ categoryId }) => ({ body: { ids: [categoryId], beforeId: null } }),
  moveItemsInCategory: ({ categoryId, itemId }) => ({
    params: { categoryId },
    body: { ids: [itemId], beforeId: null },
  }),
  moveItemsToCategory: ({ categoryId, emptyCategoryId }) => ({
    params: { categoryId },
    body: { toCategoryId: emptyCategoryId },
  }),
  listItems: () => ({}),
  createItem: ({ categoryId }) => ({
    body: { name: `Item ${newId()}`, categoryIds: [categoryId], sizes: [{ kind: 'PRICED', price: 100 }] },
  }),
  countItems: () => ({}),
  getItem: ({ itemId }) => ({ params: { itemId } }),
  listMenusOfItem: ({ itemId }) => ({ params: { itemId } }),
  listMenusOfItems: ({ itemId, optionId }) => ({ body: { itemIds: [itemId], optionIds: [optionId] } }),
  listMenusOfCategory: ({ categoryId }) => ({ params: { categoryId } }),
  listMenusOfModifierGroup: ({ modifierGroupId }) => ({ params: { modifierGroupId } }),
  countScreensOfMenu: ({ menuId }) => ({ params: { menuId } }),
  updateItem: ({ itemId }) => ({ params: { itemId }, body: { name: 'Changed' }, headers: ifMatch }),
  deleteItem: ({ itemId }) => ({ params: { itemId }, headers: ifMatch }),
  bulkChangeItems: ({ itemId: id }) => ({ body: switched(id, 'ACTIVATE') }),
  duplicateItem: ({ itemId }) => ({ params: { itemId } }),
  restoreItem: ({ itemId }) => ({ params: { itemId } }),
  listChanges: () => ({}),
  listChangePeople: () => ({}),
  undoChange: ({ groupChangeId: changeId }) => ({ params: { changeId }, body: {} }),
  getListJob: ({ jobId }) => ({ params: { jobId } }),
  undoChangeBatch: ({ groupBatchId: batchId }) => ({ params: { batchId } }),
  listModifierGroups: () => ({}),
  createModifierGroup: () => ({ body: { name: `Group ${newId()}`, options: [{ name: 'Rice' }] } }),
  getModifierGroup: ({ modifierGroupId }) => ({ params: { modifierGroupId } }),
  updateModifierGroup: ({ modifierGroupId }) => ({
    params: { modifierGroupId },
    body: { name: 'Changed' },
    headers: ifMatch,
  }),
  deleteModifierGroup: ({ modifierGroupId }) => ({ params: { modifierGroupId }, headers: ifMatch }),
  bulkChangeModifierGroups: ({ modifierGroupId: id }) => ({ body: switched(id, 'ACTIVATE') }),
  restoreModifierGroup: ({ modifierGroupId }) => ({ params: { modifierGroupId } }),
  duplicateModifierGroup: ({ modifierGroupId }) => ({ params: { modifierGroupId } }),
  listAvailability: () => ({}),
  changeAvailability: ({ itemId: id }) => ({
    body: { changes: [{ entity: 'ITEM', id, state: 'AVAILABLE' }] },
  }),
  sendPress: ({ itemId: id }) => ({ body: pressOn(id) }),
  setItemAvailability: ({ itemId }) => ({ params: { itemId }, body: { state: 'AVAILABLE' } }),
  setOptionAvailability: ({ optionId }) => ({ params: { optionId }, body: { state: 'AVAILABLE' } }),
  listIngredients: () => ({}),
  updateItems: ({ itemId: id }) => ({ body: [{ id, version: 1, calories: 100 }] }),
  getMenuHealth: () => ({}),
  getScans: () => ({}),
  getLinks: () => ({}),
  checkLinks: () => ({}),
  getLinkScans: ({ menuId: linkId }) => ({ params: { linkId } }),
  checkQrCode: () => ({}),
  downloadQrCode: () => ({ query: { format: 'svg' } }),
  replaceRestaurantCode: () => ({ headers: ifMatch }),
  replaceMenuCode: ({ menuId }) => ({ params: { menuId }, headers: ifMatch }),
  getSetUp: () => ({}),
  tickSetUpStep: () => ({ params: { setUpTick: 'CODE' }, body: { isTicked: true } }),
  deleteRestaurant: () => ({ body: { name: 'House bistro', password: colleaguesPassword } }),
  listHealthFindings: () => ({ query: { check: 'ITEM_PICTURE' } }),
  getAllergenMatrix: () => ({}),
  createMatrixPrint: () => ({ body: {} }),
  getAllergenMatrixPdf: () => ({}),
  createImport: () => menuFile,
  getImport: ({ importId }) => ({ params: { importId } }),
  cancelImport: ({ importId }) => ({ params: { importId } }),
  listImportRows: ({ importId }) => ({ params: { importId } }),
  setImportColumns: ({ importId }) => ({
    params: { importId },
    body: { headRow: 0, columns: [{ index: 0, meaning: 'NAME' }] },
  }),
  setImportLines: ({ textImportId }) => ({
    params: { importId: textImportId },
    body: { lines: [{ text: 'Tea 2.00', kind: 'DISH' }] },
  }),
  listImports: () => ({}),
  setImportEdits: ({ importId }) => ({
    params: { importId },
    body: { others: 'OURS', choices: [] },
  }),
  setImportCorrections: ({ importId }) => ({ params: { importId }, body: { corrections: [] } }),
  exportWrongRows: ({ importId }) => ({ params: { importId } }),
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
  listenLive: () => ({}),
  replaceTableCode: ({ tableSectionId, tableId }) => ({
    params: { tableSectionId, tableId },
    headers: ifMatch,
  }),
  checkRestaurantUrl: () => ({ query: { restaurantUrl: 'casa-nova' } }),
  getServiceCharge: () => ({}),
  getQrMenuSettings: () => ({}),
  updateQrMenuSettings: () => ({ body: { look: 'CANDLE' }, headers: ifMatch }),
  getDigitalMenuSettings: () => ({}),
  updateDigitalMenuSettings: () => ({ body: { itemSeconds: 12 }, headers: ifMatch }),
  getScreenStates: () => ({}),
  previewScreens: () => ({}),
  viewScreen: ({ screenId }) => ({ params: { screenId } }),
  pairScreen: ({ screenId, pairingCode: code }) => ({ params: { screenId }, body: { code } }),
  unpairScreen: ({ screenId }) => ({ params: { screenId } }),
  identifyScreen: ({ screenId }) => ({ params: { screenId } }),
  updateServiceCharge: () => ({ body: { rate: 5000 }, headers: ifMatch }),
  getRestaurant: () => ({}),
  listStaffMembers: () => ({}),
  createStaffMember: () => ({ body: memberDraft('New') }),
  getStaffMember: ({ memberId: staffId }) => ({ params: { staffId } }),
  updateStaffMember: ({ memberId: staffId }) => ({
    params: { staffId },
    body: { position: 'Waiter' },
    headers: ifMatch,
  }),
  deleteStaffMember: ({ memberId: staffId }) => ({ params: { staffId }, headers: ifMatch }),
  restoreStaffMember: ({ memberId: staffId }) => ({ params: { staffId } }),
  bulkChangeStaffMembers: ({ memberId }) => ({ body: switched(memberId, 'ACTIVATE') }),
  suggestPin: () => ({}),
  inviteStaffMember: ({ memberId: staffId }) => ({ params: { staffId } }),
  revokeInvitation: ({ memberId: staffId }) => ({ params: { staffId } }),
  updateRestaurant: () => ({ body: { address: 'Rua 1' }, headers: ifMatch }),
  addRestaurant: () => ({
    body: { restaurantName: 'Another', restaurantType: 'BAR', defaultCurrency: 'EUR', timeZone: 'UTC' },
  }),
  convertCurrency: () => ({ body: { currency: 'USD', rate: '1.08' }, headers: ifMatch }),
  uploadImage: () => smallPicture,
  updateImage: ({ imageId }) => ({ params: { imageId }, body: { altText: 'A dish' }, headers: ifMatch }),
};

/** What no permission allows but to the owner. */
const ownersAlone: ReadonlySet<OperationId> = new Set<OperationId>(['deleteRestaurant']);

const all = Object.keys(operations) as OperationId[];
const guarded = all.filter((id) => accessOf(id) !== 'public');
const restricted = guarded.filter((id) => accessOf(id) !== 'session');
/** Operations whose path names an entity of the restaurant. */
const aimed = guarded.filter((id) => /\{\w+Id\}/u.test(operations[id].path) || id === 'chooseRestaurant');

function neededFor(operationId: OperationId): readonly Permission[] {
  const access = accessOf(operationId);
  return typeof access === 'string' ? [] : access.anyOf;
}

let server: TestServer;
let house: World;
let owner: Owner;
let neighbour: Owner;
let ids: Ids;

beforeAll(async () => {
  server = await startTestServer();
  house = await makeWorld(server);
  ({ owner, ids } = house);
  neighbour = await server.registerRestaurant();
});
afterAll(() => server.stop());

function fixture(operationId: OperationId, of = ids): RequestOptions {
  const make = fixtures[operationId];
  if (!make) throw new Error(`${operationId} is guarded and has no fixture: add one to permissions.test.ts`);
  return make(of);
}

async function isDone(world: World, ...request: Parameters<Owner['request']>): Promise<void> {
  const { status, text } = await world.owner.request(...request);
  if (status >= 300) throw new Error(`${request[0]} answered ${status}: ${text}`);
}

const deleting = (operationId: OperationId) => (world: World) =>
  isDone(world, operationId, fixture(operationId, world.ids));

const deleteItem = deleting('deleteItem');

async function importIsRead({ owner, ids: { importId, textImportId } }: World): Promise<void> {
  for (const id of [importId, textImportId]) {
    const read = () => owner.request('getImport', { params: { importId: id } });
    await expect.poll(async () => (await read()).body.data.state as string).toBe('READY');
  }
}

/** What must have happened before an operation can succeed. */
const before: Partial<Record<OperationId, (world: World) => Promise<void>>> = {
  deleteCategory: deleteItem,
  restoreCategory: async (world) => {
    await deleteItem(world);
    await deleting('deleteCategory')(world);
  },
  restoreItem: deleteItem,
  restoreMenu: deleting('deleteMenu'),
  restoreModifierGroup: deleting('deleteModifierGroup'),
  restoreStaffMember: deleting('deleteStaffMember'),
  ...Object.fromEntries(
    plainKinds.map(({ one }) => [`restore${one}`, deleting(`delete${one}` as OperationId)]),
  ),
  setImportColumns: importIsRead,
  setImportLines: importIsRead,
  setImportEdits: importIsRead,
  setImportCorrections: importIsRead,
  applyImport: importIsRead,
  cancelImport: importIsRead,
};

/** What undoes a change needs the permission of what was changed, so each is given one that it may undo. */
function aimsOf({ ids: all, changes }: World, permission: Permission): Ids {
  const own = changes[permission];
  return own ? { ...all, groupChangeId: own.changeId, groupBatchId: own.batchId } : all;
}

/** The statuses that the contract calls a success. */
function successesOf(operationId: OperationId): number[] {
  const all = Object.values(readContract().paths).flatMap((methods) => Object.values(methods));
  const described = all.find((operation) => operation.operationId === operationId);
  return Object.keys(described?.responses ?? {})
    .filter((status) => status.startsWith('2'))
    .map(Number);
}

test('the matrix names its figures', () => {
  const alone = restricted.reduce((sum, id) => sum + neededFor(id).length, 0);
  const cases = 2 * guarded.length + restricted.length + alone + aimed.length;
  process.stdout.write(
    `permission matrix: ${all.length} operations, ${guarded.length} guarded; signed out ${guarded.length}, no permission ${guarded.length}, ` +
      `all but the needed ones ${restricted.length}, one alone ${alone}, another restaurant's ids ${aimed.length}: ${cases} cases\n`,
  );
  expect(cases).toBeGreaterThan(3 * restricted.length);
});

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
  // proves: permissions.MENU_MANAGEMENT, permissions.ONLINE_MENU, permissions.SETTINGS, permissions.POS, permissions.LINK_TO_MENU
  test('refuses a colleague who holds every permission but the needed ones', async () => {
    const needed = neededFor(operationId);
    const held = permissions.filter((name) => name !== 'ALL' && !needed.includes(name));
    const colleague = await server.signInAs(owner, held);
    const answer = await colleague.request(operationId, fixture(operationId));
    expect([answer.status, answer.body.code]).toEqual([403, 'C_010']);
  });

  // proves: permissions.MENU_MANAGEMENT, permissions.ONLINE_MENU, permissions.SETTINGS, permissions.POS, permissions.LINK_TO_MENU
  test.each(neededFor(operationId))('does its work for a colleague with %s alone', async (permission) => {
    // What only reads finds the house as it was; what changes it gets one of its own.
    const world = operations[operationId].method === 'GET' ? house : await makeWorld(server);
    await before[operationId]?.(world);
    const colleague = await server.signInAs(world.owner, [permission]);
    const request = fixture(operationId, aimsOf(world, permission));
    if (ownersAlone.has(operationId)) {
      const refused = await colleague.request(operationId, request);
      expect([refused.status, refused.body.code]).toEqual([403, 'C_010']);
    }
    const person = ownersAlone.has(operationId) ? world.owner : colleague;
    const answer = await person.request(operationId, request);
    expect(successesOf(operationId), answer.text).toContain(answer.status);
  });
});

// proves: permissions.no-requirement
describe.each(guarded)('%s, called by somebody without any permission', (operationId) => {
  test(accessOf(operationId) === 'session' ? 'does its work' : 'is refused', async () => {
    const colleague = await server.signInAs(owner, []);
    const answer = await colleague.request(operationId, fixture(operationId));
    if (accessOf(operationId) === 'session')
      expect(successesOf(operationId), answer.text).toContain(answer.status);
    else expect([answer.status, answer.body.code]).toEqual([403, 'C_010']);
  });
});

describe.each(aimed)('%s', (operationId) => {
  test("answers another restaurant's id as if it were not there", async () => {
    const answer = await neighbour.request(operationId, fixture(operationId));
    const codes = { chooseRestaurant: 'C_001', ofStaff: 'HR_002' };
    const kind = operations[operationId].path.includes('{staffId}') ? 'ofStaff' : operationId;
    const code = codes[kind as keyof typeof codes] ?? 'CM_NOT_FOUND';
    expect([answer.status, answer.body.code]).toEqual([404, code]);
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
  const change = (set: { permissions?: JsonText<Permission[]>; is_active?: 0 }) =>
    server.database.inRestaurant(ids.restaurantId, async (tx) => {
      await tx.updateTable('staff').set(set).where('id', '=', colleague.profile.id).execute();
    });
  await change({ permissions: toJson(['POS']) });
  expect((await colleague.request('createCategory', fixture('createCategory'))).status).toBe(403);
  await change({ is_active: 0 });
  expect((await colleague.request('getMyProfile')).status).toBe(401);
});
