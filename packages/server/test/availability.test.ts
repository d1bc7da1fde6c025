import type {
  AvailabilityBatchResult,
  AvailabilityEntry,
  IngredientUse,
  Item,
  ModifierGroup,
  Page,
} from '@cardamom/api-types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setClock } from '../src/shared/clock.ts';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let installation: Installation;
let stopClock: (() => void) | undefined;
beforeAll(async () => {
  installation = await startInstallation();
});
afterEach(() => {
  stopClock?.();
  stopClock = undefined;
});
afterAll(() => installation.close());

const moveClockTo = (iso: string) => {
  stopClock = setClock(() => Date.parse(iso));
};
const unknownId = '01a1fc72-904e-7077-866b-bac7656738b9';

type Kitchen = { office: BackOffice; toast: Item; salad: Item; soup: Item; extras: ModifierGroup };

/** Two dishes with avocado, one without, and a choice of extras with avocado in it. */
async function kitchen(name: string): Promise<Kitchen> {
  const office = await installation.register(name);
  const { id } = await office.addCategory('Mains');
  const dish = (dishName: string, ingredients: string[]) =>
    office.addItem({ name: dishName, categoryIds: [id], ingredients });
  const { data: extras } = await office.call<ModifierGroup>('POST', '/online-menu/modifier-groups', {
    name: 'Extras',
    options: [{ name: 'Extra avocado' }, { name: 'Bacon' }],
  });
  return {
    office,
    toast: await dish('Avocado toast', ['Bread', 'avocado']),
    salad: await dish('Salad', ['Lettuce', 'AVOCADO']),
    soup: await dish('Soup', ['Leek']),
    extras,
  };
}

const put = (office: BackOffice, item: Pick<Item, 'id'>, draft: object) =>
  office.call<AvailabilityEntry>('PUT', `/online-menu/items/${item.id}/availability`, draft);
const change = (office: BackOffice, changes: readonly object[]) =>
  office.call<AvailabilityBatchResult>('POST', '/online-menu/availability', { changes });
const read = async (office: BackOffice, item: Pick<Item, 'id'>) =>
  (await office.call<Item>('GET', `/online-menu/items/${item.id}`)).data;
async function list(office: BackOffice, query = '') {
  const path = `/online-menu/availability?limit=1000${query}`;
  return (await office.call<{ items: AvailabilityEntry[]; page: Page }>('GET', path)).data;
}
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

async function guestPage(office: BackOffice): Promise<string> {
  const { publicUrl } = await office.restaurant();
  return (await installation.app.inject({ url: new URL(publicUrl).pathname })).body;
}

describe('a dish that is sold out', () => {
  test('is on the guest page at once, and comes back by itself when the business day ends', async () => {
    const { office, toast } = await kitchen('Evening House');
    moveClockTo('2026-11-20T21:30:00Z');
    expect(await guestPage(office)).not.toContain('Sold out');
    const marked = await put(office, toast, { state: 'SOLD_OUT', until: 'END_OF_BUSINESS_DAY' });
    expect(marked.data.availability).toEqual({ state: 'SOLD_OUT', until: '2026-11-21T04:00:00.000Z' });
    expect(await guestPage(office)).toContain('Sold out');

    moveClockTo('2026-11-21T03:59:59.999Z');
    expect(await guestPage(office)).toContain('Sold out');
    expect(names((await list(office, '&isAvailable=false')).items)).toEqual(['Avocado toast']);

    moveClockTo('2026-11-21T04:00:00Z');
    expect(await guestPage(office)).not.toContain('Sold out');
    expect((await read(office, toast)).availability).toEqual({ state: 'AVAILABLE', until: null });
    expect((await list(office, '&isAvailable=false')).items).toEqual([]);
  });

  test('never collides with somebody who edits it', async () => {
    const { office, toast } = await kitchen('Busy House');
    const path = `/online-menu/items/${toast.id}`;
    await put(office, toast, { state: 'SOLD_OUT' });
    const edited = await office.call<Item>('PATCH', path, { name: 'Avocado on toast' }, toast.version);
    expect(edited.status).toBe(200);
    expect(edited.data).toMatchObject({ version: 2, availability: { state: 'SOLD_OUT', until: null } });
    expect((await put(office, toast, { state: 'AVAILABLE' })).status).toBe(200);
  });

  test('an option stays sold out when its group is edited', async () => {
    const { office, extras } = await kitchen('Extra House');
    const [avocado] = extras.options;
    const marked = await office.call<AvailabilityEntry>(
      'PUT',
      `/online-menu/modifier-options/${avocado?.id}/availability`,
      { state: 'SOLD_OUT' },
    );
    expect(marked.data).toMatchObject({ name: 'Extra avocado', belongsTo: ['Extras'] });
    const options = extras.options.map(({ id, name }) => ({ id, name }));
    const edited = await office.call<ModifierGroup>(
      'PATCH',
      `/online-menu/modifier-groups/${extras.id}`,
      { options },
      extras.version,
    );
    expect(edited.data.options.map(({ availability }) => availability.state)).toEqual([
      'SOLD_OUT',
      'AVAILABLE',
    ]);
  });

  test.each([
    ['no state', {}, '/state', 'CM_REQUIRED'],
    ['a state nobody knows', { state: 'EATEN' }, '/state', 'CM_CHOICE'],
    ['an end in no form', { state: 'SOLD_OUT', until: 'tomorrow' }, '/until', 'CM_CHOICE'],
    ['25 o’clock', { state: 'SOLD_OUT', until: '25:00' }, '/until', 'CM_CHOICE'],
    ['a moment that has passed', { state: 'SOLD_OUT', until: '2020-01-01T00:00:00Z' }, '/until', 'CM_RANGE'],
    ['a day that has passed', { state: 'HIDDEN', until: '2020-01-01' }, '/until', 'CM_RANGE'],
    ['available until', { state: 'AVAILABLE', until: 'END_OF_BUSINESS_DAY' }, '/until', 'CM_RANGE'],
  ])('%s is refused on the field, and nothing changes', async (what, draft, pointer, code) => {
    const { office, toast } = await kitchen(`Wrong ${what}`);
    const answer = await put(office, toast, draft);
    expect(answer.status).toBe(422);
    expect(answer.problem.errors[0]).toMatchObject({ pointer, code });
    expect((await read(office, toast)).availability.state).toBe('AVAILABLE');
  });
});

describe('sold out by ingredient', () => {
  test('the ingredients are found with how many dishes hold them', async () => {
    const { office, salad } = await kitchen('Search Kitchen');
    await put(office, salad, { state: 'SOLD_OUT' });
    const { data } = await office.call<{ items: IngredientUse[] }>(
      'GET',
      '/online-menu/ingredients?search=ÁVO',
    );
    expect(data.items).toMatchObject([{ itemCount: 2, unavailableCount: 1 }]);
    const all = await office.call<{ items: IngredientUse[]; page: Page }>(
      'GET',
      '/online-menu/ingredients?limit=2',
    );
    const rest = await office.call<{ items: IngredientUse[] }>(
      'GET',
      `/online-menu/ingredients?limit=2&cursor=${all.data.page.nextCursor}`,
    );
    expect(all.data.page.total).toBe(4);
    expect(names([...all.data.items, ...rest.data.items]).map((name) => name.toLowerCase())).toEqual([
      'avocado',
      'bread',
      'leek',
      'lettuce',
    ]);
  });

  test('what it touches is seen, applied as one action, and undone exactly', async () => {
    const { office, toast, salad } = await kitchen('Avocado House');
    await put(office, salad, { state: 'HIDDEN', until: '2099-05-01T10:00:00Z' });
    const touched = (await list(office, '&ingredient=Avocado')).items;
    expect(names(touched)).toEqual(['Avocado toast', 'Extra avocado', 'Salad']);

    const sold = touched.map(({ entity, id }) => ({ entity, id, state: 'SOLD_OUT' }));
    const { data } = await change(office, sold);
    expect(data.entries.map(({ availability }) => availability.state)).toEqual(Array(3).fill('SOLD_OUT'));
    expect(data.missing).toEqual([]);

    const undone = await change(office, data.undo);
    expect(undone.data.entries).toHaveLength(3);
    expect(await list(office, '&ingredient=Avocado')).toMatchObject({
      items: touched.map(({ id, availability }) => ({ id, availability })),
    });
    expect((await read(office, toast)).availability.state).toBe('AVAILABLE');
    expect((await read(office, salad)).availability).toEqual({
      state: 'HIDDEN',
      until: '2099-05-01T10:00:00.000Z',
    });
  });

  test('what was deleted meanwhile is named and stops nothing', async () => {
    const { office, toast, soup } = await kitchen('Gone House');
    await office.call('DELETE', `/online-menu/items/${soup.id}`, undefined, soup.version);
    const entries = [toast.id, soup.id, unknownId].map((id) => ({ entity: 'ITEM', id, state: 'SOLD_OUT' }));
    const { data } = await change(office, entries);
    expect(names(data.entries)).toEqual(['Avocado toast']);
    expect(data.missing.map(({ id }) => id)).toEqual([soup.id, unknownId]);
    expect(data.undo.map(({ id }) => id)).toEqual([toast.id]);
  });

  test('an undo that comes after the end makes available', async () => {
    const { office, toast } = await kitchen('Late House');
    moveClockTo('2026-11-20T21:30:00Z');
    await put(office, toast, { state: 'SOLD_OUT', until: '22:00' });
    const { data } = await change(office, [{ entity: 'ITEM', id: toast.id, state: 'HIDDEN' }]);
    moveClockTo('2026-11-20T22:10:00Z');
    await change(office, data.undo);
    expect((await read(office, toast)).availability).toEqual({ state: 'AVAILABLE', until: null });
  });

  test('what already holds is not changed again', async () => {
    const { office, toast } = await kitchen('Twice House');
    const entry = { entity: 'ITEM', id: toast.id, state: 'SOLD_OUT' };
    expect((await change(office, [entry])).data.undo).toHaveLength(1);
    expect((await change(office, [entry])).data).toMatchObject({ undo: [], entries: [{ id: toast.id }] });
  });
});

test('another restaurant sees and changes none of it', async () => {
  const { toast } = await kitchen('Ours');
  const stranger = await installation.register('Theirs');
  const { data } = await change(stranger, [{ entity: 'ITEM', id: toast.id, state: 'SOLD_OUT' }]);
  expect(data).toMatchObject({ entries: [], undo: [], missing: [{ id: toast.id }] });
  expect((await list(stranger)).items).toEqual([]);
  expect((await put(stranger, toast, { state: 'SOLD_OUT' })).status).toBe(404);
});

describe('who may', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  // proves: permissions.POS
  test('a waiter marks a dish sold out, which history names, and changes nothing else', async () => {
    const owner = await server.registerRestaurant();
    const waiter = await server.signInAs(owner, ['POS']);
    const category = await owner.request('createCategory', { body: { name: 'Mains' } });
    const item = await owner.request('createItem', {
      body: {
        name: 'Sea bass',
        categoryIds: [category.body.data.id],
        sizes: [{ kind: 'PRICED', price: 2400 }],
      },
    });
    const params = { itemId: item.body.data.id as string };
    const marked = await waiter.request('setItemAvailability', { params, body: { state: 'SOLD_OUT' } });
    expect(marked.status).toBe(200);
    const renamed = await waiter.request('updateItem', {
      params,
      body: { name: 'x' },
      headers: { 'if-match': '"1"' },
    });
    expect(renamed.status).toBe(403);
    const rows = await server.database.readRestaurant(owner.profile.restaurant.id, (tx) =>
      tx.selectFrom('change').selectAll().where('entity_id', '=', params.itemId).orderBy('id').execute(),
    );
    expect(rows.map(({ staff_id, action }) => [staff_id, action])).toEqual([
      [owner.profile.id, 'CREATED'],
      [waiter.profile.id, 'UPDATED'],
    ]);
    expect(JSON.parse(rows[1]?.after ?? '{}')).toMatchObject({ availability: { state: 'SOLD_OUT' } });
  });
});
