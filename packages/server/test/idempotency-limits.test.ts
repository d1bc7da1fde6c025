import { accessOf, type OperationId } from '@cardamom/api-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../src/http/contract.ts';
import { onceForKey } from '../src/http/idempotency.ts';
import { setClock } from '../src/shared/clock.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
});
afterAll(() => server.stop());

const keysOf = (person: Owner) =>
  server.database.readRestaurant(person.profile.restaurant.id, (tx) =>
    tx.selectFrom('idempotency_key').select(['key', 'answer']).orderBy('created_at').execute(),
  );

/** Uses keys in one transaction, as that many requests would one after the other. */
async function useKeys(person: Owner, from: number, to: number): Promise<void> {
  await server.database.inRestaurant(person.profile.restaurant.id, async (tx) => {
    for (let at = from; at < to; at += 1) {
      const restore = setClock(() => 1_700_000_000_000 + at);
      try {
        await onceForKey(tx, `key-number-${at}`, 'same', async () => ({ status: 200 }));
      } finally {
        restore();
      }
    }
  });
}

test('a restaurant keeps its latest keys, not all it ever used', async () => {
  const busy = await server.registerRestaurant();
  await useKeys(busy, 0, 2600);
  const kept = await keysOf(busy);
  expect(kept.length).toBeLessThanOrEqual(2000);
  expect(kept.length).toBeGreaterThan(1800);
  expect(kept.at(-1)?.key).toBe('key-number-2599');
  expect(await keysOf(owner)).toEqual([]);
});

test('keys whose day is over are removed, though not at each request', async () => {
  const quiet = await server.registerRestaurant();
  await useKeys(quiet, 0, 50);
  await server.database.inRestaurant(quiet.profile.restaurant.id, async (tx) => {
    for (let at = 0; at < 51; at += 1)
      await onceForKey(tx, `key-of-today-${at}`, 'same', async () => ({ status: 200 }));
  });
  const kept = await keysOf(quiet);
  expect(kept.every(({ key }) => key.startsWith('key-of-today'))).toBe(true);
  expect(kept).toHaveLength(51);
});

test('an answer too long to keep is not repeated, and neither is what was done', async () => {
  const { id } = (await owner.request('createCategory', { body: { name: 'Many' } })).body.data as {
    id: string;
  };
  const items: { id: string; version: number }[] = [];
  for (let at = 0; at < 60; at += 1) {
    const sizes = [{ kind: 'PRICED', price: 100 }];
    const draft = { name: `Dish ${at}`, description: 'x'.repeat(1000), categoryIds: [id], sizes };
    items.push(
      (await owner.request('createItem', { body: draft })).body.data as { id: string; version: number },
    );
  }
  const request = {
    body: items.map((item) => ({ id: item.id, version: item.version, calories: 7 })),
    headers: { 'idempotency-key': 'a-long-answer-1' },
  };
  const first = await owner.request('updateItems', request);
  expect(first.status, first.text).toBe(200);
  expect(first.text.length).toBeGreaterThan(64 * 1024);
  const again = await owner.request('updateItems', request);
  expect([again.status, again.body.code]).toEqual([422, 'C_003']);
  expect(again.body.message).toBe('This was done already. Load the page again to see what became of it.');
  const now = await owner.request('getItem', { params: { itemId: items[0]?.id ?? '' } });
  expect(now.body.data.version).toBe(2);
  expect((await keysOf(owner)).map(({ answer }) => answer)).toEqual([null]);
});

const isPublic = (id: string) => accessOf(id as OperationId) === 'public';

test('what is asked before sign-in, or with a secret, takes no key: what tells requests apart would tell secrets apart', () => {
  const contract = readContract();
  const takesKey = new Set<string>();
  const holdsSecret = new Set<string>();
  for (const methods of Object.values(contract.paths)) {
    for (const operation of Object.values(methods)) {
      const text = JSON.stringify(operation);
      const schema =
        /components\/schemas\/(\w+)/u.exec(JSON.stringify(operation.requestBody ?? {}))?.[1] ?? '';
      const body = JSON.stringify((contract.components['schemas'] as Record<string, unknown>)[schema] ?? {});
      if (text.includes('/IdempotencyKey')) takesKey.add(operation.operationId);
      if (/"(?:\w*[pP]assword|token|pin)":/u.test(body)) holdsSecret.add(operation.operationId);
    }
  }
  expect([...holdsSecret]).toEqual([
    'register',
    'signIn',
    'spendSignInLink',
    'resetPassword',
    'confirmEmail',
    'readInvitation',
    'acceptInvitation',
    'createStaffMember',
    'updateStaffMember',
    'changeMyPassword',
    'changeMyEmail',
    'deleteRestaurant',
  ]);
  expect([...takesKey].filter((id) => holdsSecret.has(id) || isPublic(id))).toEqual([]);
});

test('a registration keeps no key, and sent twice says that the e-mail is known', async () => {
  const body = {
    restaurantName: 'Twice',
    restaurantType: 'CAFE',
    name: 'Ola',
    email: 'twice@example.org',
    password: 'Lime green 1',
    defaultCurrency: 'EUR',
    timeZone: 'Europe/Lisbon',
  };
  const headers = { 'idempotency-key': 'register-twice-1' };
  expect((await server.visitor().request('register', { body, headers })).status).toBe(201);
  for (const password of [body.password, 'Another guess 1']) {
    const again = await server.visitor().request('register', { body: { ...body, password }, headers });
    expect([again.status, again.body.code]).toEqual([422, 'C_004']);
  }
});
