import type { Import, LiveChanges } from '@cardamom/api-types';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { setClock } from '../src/shared/clock.ts';
import { checkAnswer, checkData } from './support/answer-check.ts';
import {
  addressOf,
  listen,
  type HeardEvent,
  type HeardStream,
  type Listening,
} from './support/live-stream.ts';
import { ended, handIn } from './support/imports.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

const beatMs = 25_000;
const minute = 60_000;
const day = 24 * 60 * minute;

let server: TestServer;
let address: string;
let owner: Owner;
let restaurantUrl: string;
const open: HeardStream[] = [];

beforeAll(async () => {
  // Only what the beats are counted by stands still; the databases' own timers go on.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await startTestServer();
  address = await addressOf(server.app);
});
beforeEach(async () => {
  owner = await server.registerRestaurant();
  ({ restaurantUrl } = owner.profile.restaurant);
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.hangUp();
});
afterAll(async () => {
  await server.stop();
  vi.useRealTimers();
});

/** Listens, and has heard that it is told everything from here on. */
async function listening(how: Listening): Promise<HeardStream & { readonly id: string }> {
  const stream = await listen(address, how);
  open.push(stream);
  const { name, id } = await stream.next();
  expect(name).toBe('ready');
  return { ...stream, id };
}

/** Listens, and hears what comes first. */
async function comingBack(how: Listening): Promise<HeardEvent[]> {
  const stream = await listen(address, how);
  open.push(stream);
  const heard: HeardEvent[] = [];
  do heard.push(await stream.next());
  while (heard.at(-1)?.name !== 'ready');
  return heard.slice(0, -1);
}

async function addCategory(name: string, headers = {}): Promise<string> {
  const { status, body } = await owner.request('createCategory', { body: { name }, headers });
  expect(status).toBe(201);
  return body.data.id as string;
}

/** Beats until what is waited for has come: a beat is passed over while sessions are still looked up for the one before. */
async function beatingUntil<Heard>(coming: Promise<Heard>): Promise<Heard> {
  const settled = vi.fn();
  void coming.then(settled, settled);
  await vi.waitFor(
    () => {
      vi.advanceTimersByTime(beatMs);
      expect(settled).toHaveBeenCalled();
    },
    { timeout: 30_000 },
  );
  return await coming;
}

const idsIn = ({ data }: HeardEvent) => (data as LiveChanges).changes.map(({ id }) => id);

test('a change is told with its id and nothing of what it holds, once it can be read', async () => {
  const stream = await listening({ person: owner });
  const id = await addCategory('Secret soups');
  const event = await stream.next();
  expect([event.name, event.data]).toEqual(['change', { changes: [{ entity: 'CATEGORY', id }] }]);
  checkData('LiveChanges', event.data);
  expect((await owner.request('getCategory', { params: { categoryId: id } })).status).toBe(200);
});

test('what was refused is not told', async () => {
  await addCategory('Soups');
  const stream = await listening({ person: owner });
  expect((await owner.request('createCategory', { body: { name: 'soups' } })).status).toBe(422);
  const id = await addCategory('Salads');
  expect(idsIn(await stream.next())).toEqual([id]);
});

test('another restaurant hears nothing of it, neither its people nor its guests', async () => {
  const neighbour = await server.registerRestaurant();
  const streams = [
    await listening({ person: neighbour }),
    await listening({ restaurantUrl: neighbour.profile.restaurant.restaurantUrl }),
  ];
  await addCategory('Soups');
  const own = await neighbour.request('createCategory', { body: { name: 'Salads' } });
  for (const stream of streams) expect(idsIn(await stream.next())).toEqual([own.body.data.id]);
});

test('whoever sent a change knows it by the beginning of its key, and guests are not told', async () => {
  const [office, guests] = [await listening({ person: owner }), await listening({ restaurantUrl })];
  await addCategory('Soups', { 'idempotency-key': 'abcdefgh-and-what-nobody-else-knows' });
  expect((await office.next()).data).toMatchObject({ by: 'abcdefgh' });
  expect((await guests.next()).data).not.toHaveProperty('by');
});

test('guests hear of what they may see, and of nothing behind it', async () => {
  const guests = await listening({ restaurantUrl });
  const discount = { name: 'Staff', type: 'PERCENTAGE', amount: 10_000 };
  expect((await owner.request('createDiscount', { body: discount })).status).toBe(201);
  const id = await addCategory('Soups');
  expect(await guests.next()).toMatchObject({
    name: 'change',
    data: { changes: [{ entity: 'CATEGORY', id }] },
  });
});

describe('who comes back', () => {
  test('hears exactly what was missed, in its order', async () => {
    const before = await listening({ person: owner });
    const heard = await addCategory('Soups');
    const last = await before.next();
    expect(idsIn(last)).toEqual([heard]);
    before.hangUp();
    const missed = [await addCategory('Salads'), await addCategory('Desserts')];
    const events = await comingBack({ person: owner, lastEventId: last.id });
    expect(events.map(idsIn)).toEqual(missed.map((id) => [id]));
    expect(await comingBack({ person: owner, lastEventId: events.at(-1)?.id ?? '' })).toEqual([]);
  });

  test.each(['0badc0de-1', 'what?', '-', 'a-99999999999999999999'])(
    'with an id that says nothing here (%s) is told to read anew',
    async (lastEventId) => {
      const events = await comingBack({ person: owner, lastEventId });
      expect(events.map(({ name }) => name)).toEqual(['reset']);
    },
  );

  test('hears what changed since what is shown was read, however long the asking travels, and is told to read anew where that is too long ago', async () => {
    const real = performance.now.bind(performance);
    let later = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => real() + later);
    onTestFinished(() => void vi.restoreAllMocks());
    await addCategory('Soups');
    const longAgo = await comingBack({ person: owner, shownFor: 600_000 });
    expect(longAgo.map(({ name }) => name)).toEqual(['reset']);
    later += minute;
    const id = await addCategory('Salads');
    expect((await comingBack({ person: owner, shownFor: 0 })).flatMap(idsIn)).toEqual([id]);
    later += minute;
    expect((await comingBack({ person: owner, shownFor: 0 })).flatMap(idsIn)).toEqual([]);
    expect((await comingBack({ person: owner, shownFor: minute })).flatMap(idsIn)).toEqual([id]);
  });
});

test('more than can be told one by one is told as one thing to read anew', async () => {
  for (let count = 0; count < 51; count += 1) await addCategory(`Category ${count}`);
  const stream = await listening({ person: owner });
  const { items } = (await owner.request('listCategories', { query: { limit: '100' } })).body.data;
  const entities = (items as { id: string; version: number }[]).map(({ id, version }) => ({ id, version }));
  expect(entities).toHaveLength(51);
  await owner.request('bulkChangeCategories', { body: { action: 'DEACTIVATE', entities } });
  expect((await stream.next()).name).toBe('reset');
});

test('an import is told of by itself whenever it comes to another state, and its guests are not told', async () => {
  const [office, guests] = [await listening({ person: owner }), await listening({ restaurantUrl })];
  const { id } = (await handIn(owner, ['menu.csv', 'Category,Name,Price\nTeas,Green tea,2\n'])).body
    .data as Import;
  const alone = { changes: [{ entity: 'IMPORT', id }] };
  await ended(owner, id);
  expect((await office.next()).data, 'that it is read').toEqual(alone);
  expect((await office.next()).data, 'that it waits').toEqual(alone);

  await owner.request('applyImport', { params: { importId: id }, body: {} });
  expect((await office.next()).data, 'that it is applied').toEqual(alone);
  const menu = await office.next();
  expect(idsIn(menu), 'what came in').not.toContain(id);
  expect((await office.next()).data, 'that all of it is there').toEqual(alone);
  const later = await addCategory('Soups');
  const told: string[] = [];
  while (!told.includes(later)) told.push(...idsIn(await guests.next()));
  expect(told).not.toContain(id);
});

test('proxies neither keep, compress nor hold back a stream', async () => {
  const { response } = await listening({ person: owner, headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  });
  expect(response.headers['content-encoding']).toBeUndefined();
  checkAnswer('listenLive', response.statusCode ?? 0, response.headers['content-type'] ?? '', '');
});

test('a question for the head alone is answered and ends', async () => {
  const answer = await fetch(`${address}/api/public/restaurants/${restaurantUrl}/live`, { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test('nobody listens without a session, or at a restaurant that is not there', async () => {
  expect((await listen(address, {})).response.statusCode).toBe(401);
  expect((await listen(address, { restaurantUrl: 'nobody-has-this' })).response.statusCode).toBe(404);
});

test('a beat comes every 25 s while nothing happens', async () => {
  const streams = [await listening({ person: owner }), await listening({ restaurantUrl })];
  for (const stream of streams) expect(await beatingUntil(stream.comment())).toBe(': beat');
});

describe('a stream ends with its session', () => {
  test('when somebody signs out', async () => {
    const stream = await listening({ person: owner });
    await owner.request('logout');
    expect((await beatingUntil(stream.rest())).at(-1)).toBe('end');
  });

  test('when somebody no longer works there', async () => {
    const colleague = await server.signInAs(owner, ['POS']);
    const stream = await listening({ person: colleague });
    await server.database.inRestaurant(owner.profile.restaurant.id, async (tx) => {
      await tx.updateTable('staff').set({ is_active: 0 }).where('id', '=', colleague.profile.id).execute();
    });
    expect((await beatingUntil(stream.rest())).at(-1)).toBe('end');
  });

  test('after 30 days in which nobody renewed it, and not with its first access token', async () => {
    const stream = await listening({ person: owner });
    const began = Date.now();
    let restore = setClock(() => began + 16 * minute);
    try {
      // A next beat comes only once all sessions were looked up for the one before.
      expect(await beatingUntil(stream.comment())).toBe(': beat');
      expect(await beatingUntil(stream.comment())).toBe(': beat');
      restore();
      restore = setClock(() => began + 31 * day);
      expect((await beatingUntil(stream.rest())).at(-1)).toBe('end');
    } finally {
      restore();
    }
  });
});

test('who opens more streams than a session may have loses the oldest', async () => {
  const streams = [];
  for (let count = 0; count < 11; count += 1) streams.push(await listening({ person: owner }));
  await expect(streams[0]?.rest()).rejects.toThrow('aborted');
  await addCategory('Soups');
  for (const stream of streams.slice(1)) expect((await stream.next()).name).toBe('change');
});

test('a server that stops ends its streams and waits for none', async () => {
  const stopping = await startTestServer();
  const at = await addressOf(stopping.app);
  const person = await stopping.registerRestaurant();
  const streams = [
    await listen(at, { person }),
    await listen(at, { restaurantUrl: person.profile.restaurant.restaurantUrl }),
  ];
  await stopping.stop();
  for (const stream of streams) expect(await stream.rest()).toContain('ready');
});
