import {
  itemGaps,
  itemStatuses,
  type Item,
  type ItemCounts,
  type ItemGap,
  type ItemStatus,
  type Page,
} from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setClock } from '../src/shared/clock.ts';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

const items = '/online-menu/items';

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());

type List = { items: Item[]; page: Page };

const listed = async (house: BackOffice, query: string): Promise<string[]> =>
  (await house.call<List>('GET', `${items}?${query}`)).data.items.map(({ name }) => name);

const asks = (name: string, words: readonly string[]) => words.map((word) => `${name}=${word}`);

/** What of an item its list shows, told from the item itself. */
const statusOf = ({ isActive, availability }: Item): ItemStatus =>
  isActive ? availability.state : 'INACTIVE';
const lacks: Readonly<Record<ItemGap, (item: Item) => boolean>> = {
  PRICE: ({ sizes }) => sizes.some(({ kind, price }) => kind === 'PRICED' && price === null),
  ALLERGENS: ({ allergens }) => !allergens.isDeclared,
  PICTURE: ({ image }) => image === null,
  DESCRIPTION: ({ description }) => description === '',
};

function subsetsOf<Word>(words: readonly Word[]): Word[][] {
  return Array.from({ length: 2 ** words.length }, (_, bits) =>
    words.filter((_word, index) => (bits & (1 << index)) !== 0),
  );
}

/** A house with an item of every status with every choice of description and declaration, active and put away. */
async function houseOfAll(): Promise<BackOffice> {
  const house = await installation.register('Every kind');
  const { id } = await house.addCategory('All');
  for (const state of ['AVAILABLE', 'SOLD_OUT', 'HIDDEN'] as const)
    for (const isActive of [true, false])
      for (const [name, isDeclared, description] of [
        ['bare', false, ''],
        ['declared', true, ''],
        ['described', false, 'Good'],
        ['whole', true, 'Good'],
      ] as const) {
        const allergens = { isDeclared, contains: [], mayContain: [] };
        const item = await house.addItem({
          name: `${name} ${state} ${isActive}`,
          categoryIds: [id],
          description,
          allergens,
          isActive,
          // What an import brings in whose file has no price.
          ...(name === 'bare' && !isActive && { sizes: [{ kind: 'PRICED', price: null }] }),
        });
        await house.call('PUT', `${items}/${item.id}/availability`, { state });
      }
  return house;
}

describe('the list of items', () => {
  test('holds those of any asked status that lack anything asked, in every combination, and the counts agree', async () => {
    const house = await houseOfAll();
    const { data: whole } = await house.call<List>('GET', `${items}?limit=250`);
    expect(whole.items.length).toBe(24);
    for (const statuses of subsetsOf(itemStatuses))
      for (const gaps of subsetsOf(itemGaps)) {
        const query = [...asks('status', statuses), ...asks('gap', gaps), 'limit=250'].join('&');
        const wanted = whole.items.filter(
          (item) =>
            (statuses.length === 0 || statuses.includes(statusOf(item))) &&
            (gaps.length === 0 || gaps.some((gap) => lacks[gap](item))),
        );
        expect(await listed(house, query), query).toEqual(wanted.map(({ name }) => name));
      }
    const { data: counts } = await house.call<ItemCounts>('GET', `${items}/counts`);
    expect(counts).toEqual({
      statuses: itemStatuses.map((status) => ({
        status,
        count: whole.items.filter((item) => statusOf(item) === status).length,
      })),
      gaps: itemGaps.map((gap) => ({ gap, count: whole.items.filter((item) => lacks[gap](item)).length })),
    });
  });

  test('goes on from page to page within what it is narrowed to', async () => {
    const house = await houseOfAll();
    const narrowing = 'status=SOLD_OUT&status=HIDDEN&gap=DESCRIPTION&limit=2';
    const { data: first } = await house.call<List>('GET', `${items}?${narrowing}`);
    expect([first.items.length, first.page.total]).toEqual([2, 4]);
    const cursor = encodeURIComponent(first.page.nextCursor ?? '');
    const rest = await listed(house, `${narrowing}&cursor=${cursor}`);
    expect(rest.length).toBe(2);
    expect(rest.some((name) => first.items.some((item) => item.name === name))).toBe(false);
  });

  test('counts what was sold out until a time as available from then on', async () => {
    const house = await installation.register('Until six');
    const { id } = await house.addCategory('All');
    const bass = await house.addItem({ name: 'Bass', categoryIds: [id] });
    const until = new Date(Date.now() + 60_000).toISOString();
    await house.call('PUT', `${items}/${bass.id}/availability`, { state: 'SOLD_OUT', until });
    expect(await listed(house, 'status=SOLD_OUT')).toEqual(['Bass']);
    const putBack = setClock(() => Date.parse(until) + 1);
    try {
      expect(await listed(house, 'status=SOLD_OUT')).toEqual([]);
      expect(await listed(house, 'status=AVAILABLE')).toEqual(['Bass']);
      const { data } = await house.call<ItemCounts>('GET', `${items}/counts`);
      expect(data.statuses.find(({ status }) => status === 'AVAILABLE')?.count).toBe(1);
    } finally {
      putBack();
    }
  });

  test.each(['status=GONE', 'status=', 'gap=COLOUR', 'gap=PICTURE&gap=PICTURE', 'menuId=lunch'])(
    'refuses ?%s',
    async (query) => {
      const house = await installation.register('Nonsense');
      expect((await house.call('GET', `${items}?${query}`)).status).toBe(400);
    },
  );
});

describe('the list of the items on a menu', () => {
  test('holds what its active categories have and it does not leave out, whatever the items’ own state', async () => {
    const house = await installation.register('On a menu');
    const mains = await house.addCategory('Mains');
    const wines = await house.addCategory('Wines');
    const inMains = { categoryIds: [mains.id] };
    const bass = await house.addItem({ name: 'Bass', ...inMains });
    await house.addItem({ name: 'Cod', ...inMains, isActive: false });
    const hake = await house.addItem({ name: 'Hake', categoryIds: [mains.id, wines.id] });
    await house.addItem({ name: 'Red', categoryIds: [wines.id] });
    const add = async (draft: object) =>
      (await house.call<{ id: string }>('POST', '/online-menu/menus', draft)).data.id;
    const lunch = await add({
      name: 'Lunch',
      sections: [{ categoryId: mains.id, hiddenItemIds: [bass.id, hake.id] }],
    });
    const both = await add({
      name: 'Both',
      sections: [{ categoryId: mains.id, hiddenItemIds: [hake.id] }, { categoryId: wines.id }],
    });
    const empty = await add({ name: 'Empty' });
    const allDay = (await house.call<List>('GET', '/online-menu/menus')).data.items[0]?.id ?? '';
    const on = (menuId: string) => listed(house, `menuId=${menuId}`);
    expect(await on(lunch)).toEqual(['Cod']);
    // It is left out of one section and stands in the other.
    expect(await on(both)).toEqual(['Bass', 'Cod', 'Hake', 'Red']);
    expect(await on(empty)).toEqual([]);
    expect(await on(allDay)).toEqual(['Bass', 'Cod', 'Hake', 'Red']);
    expect(await listed(house, `menuId=${both}&status=INACTIVE&gap=PICTURE`)).toEqual(['Cod']);
    await house.call('PATCH', `/online-menu/categories/${wines.id}`, { isActive: false }, 1);
    expect(await on(both)).toEqual(['Bass', 'Cod']);
    expect(await on(allDay)).toEqual(['Bass', 'Cod', 'Hake']);
    await house.call('DELETE', `/online-menu/menus/${lunch}`, undefined, 1);
    expect(await on(lunch)).toEqual([]);
  });
});

test('all of a narrowed list is changed, and nothing beside it', async () => {
  const house = await houseOfAll();
  const filter = { status: ['SOLD_OUT', 'HIDDEN'], gap: ['ALLERGENS'] };
  const change = (expectedCount: number) =>
    house.call('POST', `${items}/bulk`, {
      action: 'DEACTIVATE',
      allOf: { filter, except: [], expectedCount },
    });
  expect((await change(24)).status).toBe(409);
  expect((await change(4)).status).toBe(202);
  const inactive = async () => (await listed(house, 'status=INACTIVE&limit=250')).length;
  await expect.poll(inactive).toBe(12 + 4);
});
