import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { OperationId, Permission } from '@cardamom/api-types';
import { idOf, plainKinds, type PlainIds } from './plain-kinds.ts';
import type { Owner, RequestOptions, TestServer } from './server.ts';

/** Ids of one of each thing that a restaurant has. */
export type Ids = {
  /** Of a category that holds the item. */
  categoryId: string;
  /** Of a category without items. */
  emptyCategoryId: string;
  itemId: string;
  sizeId: string;
  modifierGroupId: string;
  optionId: string;
  importId: string;
  /** An import of a text. */
  textImportId: string;
  imageId: string;
  restaurantId: string;
  restaurantUrl: string;
  menuId: string;
  /** Of the change that switched a modifier group off, and of its batch. */
  groupChangeId: string;
  groupBatchId: string;
  printId: string;
  jobId: string;
  staffId: string;
  sessionId: string;
  /** Of a colleague without permissions who has not accepted the invitation yet. */
  memberId: string;
  tableId: string;
  /** What names the screen in its address. */
  screenCode: string;
  /** What a television shows that waits to be paired. */
  pairingCode: string;
} & PlainIds;

/** A change that only one permission lets somebody take back, and its batch. */
export type OwnChange = { readonly changeId: string; readonly batchId: string };

/** A restaurant with one of each thing, and its owner. */
export type World = {
  readonly owner: Owner;
  readonly ids: Ids;
  readonly changes: Readonly<Partial<Record<Permission, OwnChange>>>;
};

/** A multipart body of one file. */
export async function multipart(name: string, bytes: Buffer): Promise<RequestOptions> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const sent = new Request('http://localhost', { method: 'POST', body: form });
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return { payload: Buffer.from(await sent.arrayBuffer()), headers };
}

/** The upload of a picture of four pixels. */
export async function picture(): Promise<RequestOptions> {
  const pixels = sharp({ create: { width: 4, height: 4, channels: 3, background: '#0a8a0a' } });
  return multipart('dish.png', await pixels.png().toBuffer());
}

/** Switches one entity, in its first version, on or off. */
export const switched = (id: string, action: 'ACTIVATE' | 'DEACTIVATE') => ({
  action,
  entities: [{ id, version: 1 }],
});

/** Switches the one category called so off as a job, and waits until it is done; returns the job's id. */
async function switchAll(owner: Owner, search: string): Promise<string> {
  const allOf = { filter: { search }, except: [], expectedCount: 1 };
  const { body } = await owner.request('bulkChangeCategories', { body: { action: 'DEACTIVATE', allOf } });
  const jobId = body.data.job.id as string;
  const state = async () =>
    (await owner.request('getListJob', { params: { jobId } })).body.data.state as string;
  while ((await state()) === 'RUNNING');
  return jobId;
}

let lastPin = 0;

/** Somebody new, with a PIN that no other draft has. */
export function memberDraft(called: string, more: object = {}): object {
  lastPin += 1;
  const pin = String(100_000 + lastPin);
  return { name: called, email: `${randomUUID()}@example.com`, pin, permissions: [], ...more };
}

/** Registers a restaurant and gives it one of each thing; every name in it begins with the given word. */
export async function makeWorld(server: TestServer, word = 'House'): Promise<World> {
  const owner = await server.registerRestaurant({ restaurantName: `${word} bistro` });
  const idFrom = async (...request: Parameters<Owner['request']>): Promise<string> => {
    const { status, body, text } = await owner.request(...request);
    if (status !== 201) throw new Error(`${request[0]} answered ${status}: ${text}`);
    return (body as { data: { id: string } }).data.id;
  };
  const categoryId = await idFrom('createCategory', { body: { name: `${word} soups` } });
  const item = await owner.request('createItem', {
    body: { name: `${word} soup`, categoryIds: [categoryId], sizes: [{ kind: 'PRICED', price: 500 }] },
  });
  const group = await owner.request('createModifierGroup', {
    body: { name: `${word} side`, options: [{ name: `${word} rice` }] },
  });
  const modifierGroupId = group.body.data.id as string;
  const extraGroupId = await idFrom('createModifierGroup', {
    body: { name: `${word} sauces`, options: [{ name: `${word} mint` }] },
  });
  await owner.request('bulkChangeModifierGroups', { body: switched(extraGroupId, 'DEACTIVATE') });
  const emptyCategoryId = await idFrom('createCategory', { body: { name: `${word} salads` } });
  await owner.request('bulkChangeCategories', { body: switched(emptyCategoryId, 'DEACTIVATE') });
  const lastChange = async (entity: string): Promise<{ id: string; batchId: string }> =>
    (await owner.request('listChanges', { query: { entity } })).body.data.items[0] as never;
  const groupChange = await lastChange('MODIFIER_GROUP');
  const categoryChange = await lastChange('CATEGORY');
  const plainIds: Record<string, string> = {};
  const changes: Partial<Record<Permission, OwnChange>> = {};
  for (const kind of plainKinds) {
    const create = `create${kind.one}` as OperationId;
    plainIds[idOf(kind)] = await idFrom(create, { body: kind.draft(`${word} one`) });
    const other = await idFrom(create, { body: kind.draft(`${word} other`) });
    await owner.request(`bulkChange${kind.many}` as OperationId, { body: switched(other, 'DEACTIVATE') });
    const { id: changeId, batchId } = await lastChange(kind.history);
    changes[kind.permission] = { changeId, batchId };
  }
  const section = await owner.request('getTableSection', {
    params: { tableSectionId: plainIds['tableSectionId'] ?? '' },
  });
  const screen = await owner.request('getScreen', { params: { screenId: plainIds['screenId'] ?? '' } });
  const menus = await owner.request('listMenus');
  const sessions = await owner.request('listMySessions');
  const pairing = await server.visitor().request('startScreenPairing');
  const { id: restaurantId, restaurantUrl } = owner.profile.restaurant;
  const ids = {
    categoryId,
    emptyCategoryId,
    itemId: item.body.data.id as string,
    sizeId: item.body.data.sizes[0].id as string,
    modifierGroupId,
    optionId: group.body.data.options[0].id as string,
    imageId: await idFrom('uploadImage', await picture()),
    textImportId: await idFrom(
      'createImport',
      await multipart('menu.txt', Buffer.from('TEAS\nMint tea 2.00\n')),
    ),
    importId: await idFrom('createImport', await multipart('menu.csv', Buffer.from('Name,Price\nTea,2\n'))),
    menuId: menus.body.data.items[0].id as string,
    groupChangeId: groupChange.id,
    groupBatchId: groupChange.batchId,
    jobId: await switchAll(owner, `${word} salads`),
    printId: await idFrom('createMatrixPrint', { body: {} }),
    staffId: owner.profile.id,
    sessionId: sessions.body.data.items[0].id as string,
    memberId: await idFrom('createStaffMember', { body: memberDraft(`${word} waiter`) }),
    tableId: section.body.data.tables[0].id as string,
    screenCode: screen.body.data.code as string,
    pairingCode: pairing.body.data.code as string,
    restaurantId,
    restaurantUrl,
    ...(plainIds as PlainIds),
  };
  const own = { MENU_MANAGEMENT: { changeId: categoryChange.id, batchId: categoryChange.batchId } };
  return { owner, ids, changes: { ...changes, ...own } };
}

/** Something marked sold out a minute ago, as a device sends it. */
export const pressOn = (id: string) => ({
  entity: 'ITEM',
  id,
  state: 'SOLD_OUT',
  until: null,
  device: 'f'.repeat(32),
  pressedAt: '2026-11-20T19:00:00Z',
  sentAt: '2026-11-20T19:01:00Z',
});
