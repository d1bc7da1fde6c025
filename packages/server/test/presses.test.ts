import type { AvailabilityPressResult, Change, Item } from '@cardamom/api-types';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setClock } from '../src/shared/clock.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let stopClock: (() => void) | undefined;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  stopClock?.();
  stopClock = undefined;
});
afterAll(() => server.stop());

/** Ten seconds, so that a test ends before its access tokens do. */
const tickMs = 10_000;
const ticksOfADay = (24 * 3_600_000) / tickMs;
const evening = Date.parse('2026-11-20T19:00:00Z');
const at = (ticks: number) => new Date(evening + ticks * tickMs).toISOString();

/** It is so many ticks after 19:00 at the server. */
const itIs = (ticks: number) => {
  stopClock?.();
  stopClock = setClock(() => evening + ticks * tickMs);
};

const phone = 'a'.repeat(32);
const tablet = 'b'.repeat(32);

/** A restaurant with one dish, its owner and a waiter. */
async function kitchen() {
  itIs(-1);
  const owner = await server.registerRestaurant();
  const waiter = await server.signInAs(owner, ['POS']);
  const { id: categoryId } = (await owner.request('createCategory', { body: { name: 'Mains' } })).body.data;
  const sizes = [{ kind: 'PRICED', price: 1250 }];
  const made = await owner.request('createItem', {
    body: { name: 'Soup', categoryIds: [categoryId], sizes },
  });
  return { owner, waiter, soup: made.body.data as Item };
}

/** Pressed and sent at these ticks by the device's own clock. */
async function press(
  person: Owner,
  { id }: Pick<Item, 'id'>,
  more: {
    pressed: number;
    sent: number;
    state?: string;
    until?: string | null;
    device?: string;
    key?: string;
  },
): Promise<AvailabilityPressResult> {
  const { pressed, sent, key, ...rest } = more;
  const answer = await person.request('sendPress', {
    body: {
      entity: 'ITEM',
      id,
      state: 'SOLD_OUT',
      until: null,
      device: phone,
      staffId: person.profile.id,
      ...rest,
      pressedAt: at(pressed),
      sentAt: at(sent),
    },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data as AvailabilityPressResult;
}

async function stateOf(person: Owner, { id }: Pick<Item, 'id'>): Promise<Item['availability']> {
  return (await person.request('getItem', { params: { itemId: id } })).body.data.availability;
}

async function changesOf(person: Owner, { id }: Pick<Item, 'id'>): Promise<Change[]> {
  return (await person.request('listChanges', { query: { entityId: id, limit: '100' } })).body.data.items;
}

test('a press counts from when it was made, and the entry says who made it and when', async () => {
  const { waiter, soup } = await kitchen();
  itIs(30);
  const { outcome, entry } = await press(waiter, soup, { pressed: 0, sent: 30 });
  expect(outcome).toBe('APPLIED');
  expect(entry).toMatchObject({
    availability: { state: 'SOLD_OUT', until: null },
    lastChange: { at: at(0), by: waiter.profile.name },
  });
});

// proves: presses.later-change
test('one that is older than a later change of somebody else stands back, and is told of it', async () => {
  const { owner, waiter, soup } = await kitchen();
  itIs(10);
  await owner.request('setItemAvailability', { params: { itemId: soup.id }, body: { state: 'HIDDEN' } });
  itIs(30);
  const { outcome, entry } = await press(waiter, soup, { pressed: 5, sent: 30 });
  expect(outcome).toBe('SUPERSEDED');
  expect(entry).toMatchObject({
    availability: { state: 'HIDDEN' },
    lastChange: { at: at(10), by: owner.profile.name },
  });
  expect(await stateOf(owner, soup)).toMatchObject({ state: 'HIDDEN' });
});

test('one that is newer than what somebody else changed before it counts', async () => {
  const { owner, waiter, soup } = await kitchen();
  itIs(10);
  await owner.request('setItemAvailability', { params: { itemId: soup.id }, body: { state: 'HIDDEN' } });
  itIs(30);
  expect((await press(waiter, soup, { pressed: 11, sent: 30 })).outcome).toBe('APPLIED');
  expect(await stateOf(owner, soup)).toMatchObject({ state: 'SOLD_OUT' });
});

test.each(['the older first', 'the newer first'])(
  'two devices without a network end as the one pressed last, whichever arrives first: %s',
  async (order) => {
    const { owner, waiter, soup } = await kitchen();
    itIs(60);
    const older = () => press(waiter, soup, { pressed: 1, sent: 60 });
    const newer = () => press(waiter, soup, { pressed: 2, sent: 60, state: 'HIDDEN', device: tablet });
    for (const send of order === 'the older first' ? [older, newer] : [newer, older]) await send();
    expect(await stateOf(owner, soup)).toMatchObject({ state: 'HIDDEN' });
  },
);

test('a device does not stand in its own way, however long its calls took to arrive', async () => {
  const { waiter, soup } = await kitchen();
  itIs(30);
  // The first was sent at 29 and arrives at 30, the second as soon as it is sent.
  await press(waiter, soup, { pressed: 28, sent: 29 });
  const { outcome } = await press(waiter, soup, { pressed: 28.5, sent: 30, state: 'AVAILABLE' });
  expect(outcome).toBe('APPLIED');
});

test.each([
  ['a day slow', -ticksOfADay],
  ['a year fast', 365 * ticksOfADay],
])('a clock that is %s does not matter', async (_, wrong) => {
  const { owner, waiter, soup } = await kitchen();
  itIs(10);
  await owner.request('setItemAvailability', { params: { itemId: soup.id }, body: { state: 'HIDDEN' } });
  itIs(30);
  const older = await press(waiter, soup, { pressed: 5 + wrong, sent: 30 + wrong });
  expect(older.outcome).toBe('SUPERSEDED');
  const newer = await press(waiter, soup, { pressed: 20 + wrong, sent: 30 + wrong });
  expect(newer.entry?.lastChange?.at).toBe(at(20));
});

test('a clock that was set back after the press is believed as far as now', async () => {
  const { waiter, soup } = await kitchen();
  itIs(30);
  const { entry } = await press(waiter, soup, { pressed: 90, sent: 30 });
  expect(entry?.lastChange?.at).toBe(at(30));
});

test('one whose end has passed on the way is over: nothing changes', async () => {
  const { owner, waiter, soup } = await kitchen();
  itIs(30);
  expect((await press(waiter, soup, { pressed: 5, sent: 30, until: at(20) })).outcome).toBe('OVER');
  expect(await stateOf(owner, soup)).toMatchObject({ state: 'AVAILABLE' });
});

test('“end of the day” is the day on which it was pressed', async () => {
  const { waiter, soup } = await kitchen();
  itIs(30);
  const until = 'END_OF_BUSINESS_DAY';
  const { outcome } = await press(waiter, soup, { pressed: 30 - ticksOfADay, sent: 30, until });
  expect(outcome).toBe('OVER');
});

test('one about a dish that is deleted says so', async () => {
  const { owner, waiter, soup } = await kitchen();
  await owner.request('deleteItem', { params: { itemId: soup.id }, headers: { 'if-match': '"1"' } });
  itIs(30);
  expect(await press(waiter, soup, { pressed: 5, sent: 30 })).toEqual({ outcome: 'MISSING', entry: null });
});

test('sent again with its key, and a later moment of sending, it is done once', async () => {
  const { owner, waiter, soup } = await kitchen();
  itIs(30);
  const key = 'c'.repeat(32);
  const first = await press(waiter, soup, { pressed: 5, sent: 30, key });
  itIs(40);
  await owner.request('setItemAvailability', { params: { itemId: soup.id }, body: { state: 'AVAILABLE' } });
  itIs(50);
  expect(await press(waiter, soup, { pressed: 5, sent: 50, key })).toEqual(first);
  expect(await stateOf(owner, soup)).toMatchObject({ state: 'AVAILABLE' });
});

test('sent again when its key is forgotten, it is not done twice either', async () => {
  const { owner, waiter, soup } = await kitchen();
  itIs(30);
  await press(waiter, soup, { pressed: 5, sent: 30 });
  const before = await changesOf(owner, soup);
  itIs(50);
  expect((await press(waiter, soup, { pressed: 5, sent: 50 })).outcome).toBe('APPLIED');
  expect(await changesOf(owner, soup)).toHaveLength(before.length);
});

test('one that somebody else’s session sends is refused and uses no key up', async () => {
  const { owner, waiter, soup } = await kitchen();
  const key = 'd'.repeat(32);
  const answer = await owner.request('sendPress', {
    body: {
      entity: 'ITEM',
      id: soup.id,
      state: 'SOLD_OUT',
      until: null,
      device: phone,
      staffId: waiter.profile.id,
      pressedAt: at(5),
      sentAt: at(30),
    },
    headers: { 'idempotency-key': key },
  });
  expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, '/staffId']);
  itIs(30);
  expect((await press(waiter, soup, { pressed: 5, sent: 30, key })).outcome).toBe('APPLIED');
});
