import { operations, type OperationId } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RestaurantOwned } from '../src/database/restaurant-transaction.ts';
import { idsInBody, idsInQuery } from './support/contract-ids.ts';
import { preview } from './support/imports.ts';
import { idOf, plainKinds } from './support/plain-kinds.ts';
import { startTestServer, type Owner, type RequestOptions, type TestServer } from './support/server.ts';
import { makeWorld, memberDraft, pressOn, switched, type Ids, type World } from './support/world.ts';

/** Gives the id that stands at a place of the request: the neighbour's where the test asks for it there, else one's own. */
type At = (pointer: string, kind: keyof Ids) => string;

const ifMatch = { 'if-match': '"1"' };
const moved = (at: At, kind: keyof Ids) => ({ ids: [at('/ids/*', kind)] });

/** Where a body stands beside its place in the list, and which of the two was asked for. */
const order =
  (kind: keyof Ids, params?: (own: Ids) => Readonly<Record<string, string>>) =>
  (own: Ids, at: At, pointer: string): RequestOptions => ({
    ...(params && { params: params(own) }),
    body: {
      ...moved(at, kind),
      ...(pointer === '/afterId'
        ? { afterId: at('/afterId', kind) }
        : { beforeId: pointer === '/ids/*' ? null : at('/beforeId', kind) }),
    },
  });

/** The named entry, or all of the list, which has so many. */
const bulk =
  (kind: keyof Ids, expectedCount: number) =>
  (_own: Ids, at: At, pointer: string): RequestOptions => {
    if (pointer === '/entities/*/id') return { body: switched(at(pointer, kind), 'DEACTIVATE') };
    const isExcept = pointer === '/allOf/except/*';
    const filter = isExcept
      ? {}
      : pointer === '/allOf/filter/menuId'
        ? { menuId: at(pointer, 'menuId') }
        : { categoryId: at('/allOf/filter/categoryId', 'categoryId') };
    const except = isExcept ? [at(pointer, kind)] : [];
    return { body: { action: 'DEACTIVATE', allOf: { filter, except, expectedCount } } };
  };

const itemBody = (at: At) => ({
  categoryIds: [at('/categoryIds/*', 'categoryId')],
  modifierGroupIds: [at('/modifierGroupIds/*', 'modifierGroupId')],
  imageId: at('/imageId', 'imageId'),
  sizes: [{ id: at('/sizes/*/id', 'sizeId'), kind: 'PRICED', price: 100 }],
});

const menuBody = (at: At) => ({
  includesAllCategories: false,
  sections: [
    {
      categoryId: at('/sections/*/categoryId', 'categoryId'),
      itemOrder: [at('/sections/*/itemOrder/*', 'itemId')],
      hiddenItemIds: [at('/sections/*/hiddenItemIds/*', 'itemId')],
      featuredItemId: at('/sections/*/featuredItemId', 'itemId'),
    },
  ],
});

const optionBody = (at: At) => ({ options: [{ id: at('/options/*/id', 'optionId'), name: 'Bread' }] });

const screenBody = (at: At) => ({
  menuId: at('/menuId', 'menuId'),
  categoryIds: [at('/categoryIds/*', 'categoryId')],
});

type Case = (own: Ids, at: At, pointer: string, owner: Owner) => RequestOptions | Promise<RequestOptions>;

/** A request of each operation that takes ids in its body; a new one fails until it has its case. */
const bodies: Partial<Record<OperationId, Case>> = {
  chooseRestaurant: (_own, at) => ({ body: { restaurantId: at('/restaurantId', 'restaurantId') } }),
  endMySessions: (_own, at) => ({ body: { sessionId: at('/sessionId', 'sessionId') } }),
  createCategory: (_own, at) => ({ body: { name: 'New', imageId: at('/imageId', 'imageId') } }),
  updateCategory: ({ categoryId }, at) => ({
    params: { categoryId },
    headers: ifMatch,
    body: { imageId: at('/imageId', 'imageId') },
  }),
  bulkChangeCategories: bulk('categoryId', 2),
  moveCategories: order('categoryId'),
  moveItemsInCategory: order('itemId', ({ categoryId }) => ({ categoryId })),
  moveItemsToCategory: ({ categoryId }, at) => ({
    params: { categoryId },
    body: { toCategoryId: at('/toCategoryId', 'emptyCategoryId') },
  }),
  createItem: (_own, at) => ({ body: { name: 'New', ...itemBody(at) } }),
  updateItem: ({ itemId }, at) => ({ params: { itemId }, headers: ifMatch, body: itemBody(at) }),
  updateItems: (_own, at) => ({
    body: [
      {
        id: at('/*/id', 'itemId'),
        version: 1,
        sizes: [{ id: at('/*/sizes/*/id', 'sizeId'), kind: 'PRICED', price: 1 }],
      },
    ],
  }),
  bulkChangeItems: bulk('itemId', 1),
  listMenusOfItems: (_own, at) => ({
    body: { itemIds: [at('/itemIds/*', 'itemId')], optionIds: [at('/optionIds/*', 'optionId')] },
  }),
  changeAvailability: (_own, at) => ({
    body: { changes: [{ entity: 'ITEM', id: at('/changes/*/id', 'itemId'), state: 'HIDDEN' }] },
  }),
  sendPress: (_own, at, pointer) => ({
    body: {
      ...pressOn(at('/id', 'itemId')),
      ...(pointer === '/staffId' && { staffId: at('/staffId', 'memberId') }),
    },
  }),
  createMenu: (_own, at) => ({ body: { name: 'New', ...menuBody(at) } }),
  updateMenu: ({ menuId }, at) => ({ params: { menuId }, headers: ifMatch, body: menuBody(at) }),
  bulkChangeMenus: bulk('menuId', 1),
  moveMenus: order('menuId'),
  createModifierGroup: (_own, at) => ({ body: { name: 'New', ...optionBody(at) } }),
  updateModifierGroup: ({ modifierGroupId }, at) => ({
    params: { modifierGroupId },
    headers: ifMatch,
    body: optionBody(at),
  }),
  bulkChangeModifierGroups: bulk('modifierGroupId', 2),
  ...Object.fromEntries(
    plainKinds.map((kind) => [`bulkChange${kind.many}`, bulk(idOf(kind) as keyof Ids, 2)]),
  ),
  createStaffMember: (_own, at) => ({
    body: memberDraft('New', { pictureId: at('/pictureId', 'imageId') }),
  }),
  updateStaffMember: ({ memberId: staffId }, at) => ({
    params: { staffId },
    headers: ifMatch,
    body: { pictureId: at('/pictureId', 'imageId') },
  }),
  bulkChangeStaffMembers: bulk('memberId', 2),
  createScreen: (_own, at) => ({ body: { name: 'New', ...screenBody(at) } }),
  updateScreen: ({ screenId }, at) => ({ params: { screenId }, headers: ifMatch, body: screenBody(at) }),
  updateDigitalMenuSettings: (_own, at) => ({
    headers: ifMatch,
    body: { categoryIds: [at('/categoryIds/*', 'categoryId')] },
  }),
  reportScreen: ({ screenCode }, at) => ({
    params: { screenCode },
    body: {
      appVersion: '0.1.0',
      width: 1920,
      height: 1080,
      menuOf: '2026-01-01T12:00:00.000Z',
      showing: {
        menuId: at('/showing/menuId', 'menuId'),
        page: 1,
        pages: 1,
        itemId: at('/showing/itemId', 'itemId'),
      },
    },
  }),
  setImportEdits: async (_own, at, _pointer, owner) => {
    const { id: importId } = await preview(owner, ['menu.csv', 'Name;Price\nSoup;5,00\n']);
    const choices = [{ itemId: at('/choices/*/itemId', 'itemId'), field: 'Price', keeps: 'THEIRS' }];
    return { params: { importId }, body: { others: 'OURS', choices } };
  },
  createMatrixPrint: (_own, at, pointer) => ({
    body:
      pointer === '/menuId'
        ? { menuId: at('/menuId', 'menuId') }
        : { categoryId: at('/categoryId', 'categoryId') },
  }),
  updateRestaurant: (_own, at, pointer) => ({
    headers: ifMatch,
    body:
      pointer === '/logoId' ? { logoId: at('/logoId', 'imageId') } : { photoId: at('/photoId', 'imageId') },
  }),
};

/** The kind of thing that a query parameter names; a new one fails until it stands here. */
const queries: Readonly<Record<string, keyof Ids>> = {
  categoryId: 'categoryId',
  menuId: 'menuId',
  screenId: 'screenId',
  printId: 'printId',
  tableId: 'tableId',
  tableSectionId: 'tableSectionId',
  entityId: 'itemId',
  staffId: 'staffId',
  batchId: 'groupBatchId',
};

/** Everything of a restaurant that a request of somebody else could touch or take in. */
const tables = [
  'restaurant',
  'restaurant_image',
  'category',
  'item',
  'item_size',
  'item_ingredient',
  'item_category',
  'item_modifier_group',
  'modifier_group',
  'modifier_option',
  'menu',
  'menu_section',
  'image',
  'staff',
  'change',
  'allergen_matrix_print',
  'dining_table',
  'digital_menu_settings',
  'screen_state',
  ...plainKinds.map(({ table }) => table),
] satisfies readonly RestaurantOwned[];

let server: TestServer;
let theirs: World;
beforeAll(async () => {
  server = await startTestServer();
  theirs = await makeWorld(server, 'Theirs');
});
afterAll(() => server.stop());

/** Every row as a line; sorted, because PostgreSQL owes them in no order. */
async function rowsOf({ ids }: World): Promise<string> {
  return server.database.readRestaurant(ids.restaurantId, async (tx) => {
    const lines: string[] = [];
    for (const table of tables)
      for (const row of await tx.selectFrom(table).selectAll().execute())
        lines.push(`${table} ${JSON.stringify(row)}`);
    return lines.toSorted().join('\n');
  });
}

const placesInBodies = (Object.keys(operations) as OperationId[]).flatMap((id) =>
  idsInBody(id).map((pointer) => [id, pointer] as const),
);
const placesInQueries = (Object.keys(operations) as OperationId[]).flatMap((id) =>
  idsInQuery(id).map((name) => [id, name] as const),
);

test('every operation that takes ids in its body has a case', () => {
  expect(placesInBodies.length).toBeGreaterThan(30);
  expect(placesInBodies.filter(([id]) => !bodies[id])).toEqual([]);
  expect(placesInQueries.filter(([, name]) => !queries[name])).toEqual([]);
});

describe.each(placesInBodies)('%s with a foreign id at %s', (operationId, pointer) => {
  test('takes nothing over, changes nothing there, and says nothing of it', async () => {
    const mine = await makeWorld(server, 'Mine');
    const before = await rowsOf(theirs);
    let isAsked = false;
    const at: At = (place, kind) => {
      if (place !== pointer) return mine.ids[kind];
      isAsked = true;
      return theirs.ids[kind];
    };
    const made = await bodies[operationId]?.(mine.ids, at, pointer, mine.owner);
    expect(isAsked, 'the case names the place').toBe(true);
    const answer = await mine.owner.request(operationId, made);
    // Where each of many stands for itself, the one that is not there is left out.
    // All of a list that a foreign category narrows is nothing.
    if (answer.status === 409) expect(answer.body.current).toEqual({ count: 0 });
    else expect([200, 201, 202, 204, 404, 422]).toContain(answer.status);
    expect(answer.text).not.toContain('Theirs');
    expect((await rowsOf(theirs)) === before, 'nothing changed there').toBe(true);
    const own = await rowsOf(mine);
    expect(Object.entries(theirs.ids).filter(([, id]) => own.includes(id))).toEqual([]);
  });
});

describe('a query', () => {
  let mine: World;
  beforeAll(async () => {
    mine = await makeWorld(server, 'Mine');
  });

  test.each(placesInQueries)(
    '%s asked for a foreign %s answers as if it were not there',
    async (...place) => {
      const [operationId, name] = place;
      const kind = queries[name] ?? 'itemId';
      const answer = await mine.owner.request(operationId, { query: { [name]: theirs.ids[kind] } });
      if (answer.status === 200 && answer.body) expect(answer.body.data.items).toEqual([]);
      else expect([404, 422]).toContain(answer.status);
      expect(answer.text).not.toContain('Theirs');
    },
  );
});
