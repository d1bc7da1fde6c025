import type { Item } from '@cardamom/api-types';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createChangeFeed } from '../src/changes/feed.ts';
import { startChangeListener } from '../src/changes/postgres-listener.ts';
import { openReader } from '../src/database/open-reader.ts';
import { startCuttableProxy, type CuttableProxy } from './support/cuttable-proxy.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

const patience = { timeout: 15_000, interval: 100 };

/** How many of the far server's transactions wait for their next statement. */
async function stillOpen(admin: Client): Promise<number> {
  const { rowCount } = await admin.query(
    "select 1 from pg_stat_activity where application_name = 'far' and state = 'idle in transaction'",
  );
  return rowCount ?? 0;
}

/** One server beside the database, and one that reaches it through a line that can be cut. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('PostgreSQL out of reach', () => {
  let near: TestServer;
  let far: TestServer;
  let line: CuttableProxy;
  let owner: Owner;
  let item: Item;
  let guestMenu: string;
  beforeEach(async () => {
    near = await startTestServer();
    const url = new URL(near.config.databaseUrl ?? '');
    line = await startCuttableProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.hostname = '127.0.0.1';
    url.port = String(line.port);
    url.searchParams.set('application_name', 'far');
    far = await startTestServer({ databaseUrl: url.href, dataDir: near.config.dataDir });
    owner = await near.registerRestaurant();
    const category = (await owner.request('createCategory', { body: { name: 'Fish' } })).body.data;
    const sizes = [{ kind: 'PRICED', price: 1000 }];
    item = (
      await owner.request('createItem', { body: { name: 'Sea bass', categoryIds: [category.id], sizes } })
    ).body.data;
    guestMenu = `/qr-menu/${owner.profile.restaurant.restaurantUrl}`;
    // What is heard of later would drop the page that a test begins with.
    const stored = performance.now();
    await expect.poll(() => far.database.changes.heardUntil(), patience).toBeGreaterThan(stored);
    await expect.poll(pageOfFar, patience).toContain('10.00');
  });
  afterEach(async () => {
    line.all('pass');
    await far.stop();
    await line.close();
    await near.stop();
  });

  const pageOfFar = async () => (await far.app.inject({ url: guestMenu })).body;
  const statusOfFar = async (url: string) => (await far.app.inject({ url })).statusCode;

  /** The owner's session on the server with the long line. */
  const askFar = async (path: string) =>
    far.app.inject({ url: `/api${path}`, cookies: Object.fromEntries(owner.cookies) });

  async function declare(contains: readonly string[]): Promise<void> {
    const answer = await owner.request('updateItem', {
      params: { itemId: item.id },
      headers: { 'if-match': `"${item.version}"` },
      body: { allergens: { isDeclared: true, contains, mayContain: [] } },
    });
    expect(answer.status, answer.text).toBe(200);
    item = answer.body.data as Item;
  }

  test.each(['present', 'all'] as const)(
    'an allergen declared after the line went silent (%s connections) is on the other server’s page within 10 s',
    async (connections) => {
      line[connections]('swallow');
      const cut = performance.now();
      await declare(['FISH']);
      if (connections === 'all') {
        // The network comes back after a while; the old connections never do.
        await expect.poll(() => performance.now() - cut, patience).toBeGreaterThan(3000);
        line.allowNew();
      }
      await expect.poll(pageOfFar, patience).toContain('Contains');
      expect(performance.now() - cut).toBeLessThan(10_000);
    },
  );

  test('a line that goes silent again before changes are heard of again holds nobody for long', async () => {
    line.present('swallow');
    await declare(['FISH']);
    await expect.poll(pageOfFar, patience).toContain('Contains');
    line.present('swallow');
    await declare([]);
    await expect.poll(pageOfFar, patience).not.toContain('Contains');
  });

  test('a reader beside the server outlives the connection that it was not using', async () => {
    const reader = openReader(far.config);
    const admin = new Client({ connectionString: near.config.databaseUrl });
    await admin.connect();
    try {
      const read = () =>
        reader.readRestaurant(owner.profile.restaurant.id, (tx) =>
          tx.selectFrom('item').select('id').execute(),
        );
      expect(await read()).toHaveLength(1);
      await admin.query(
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'far'",
      );
      await expect.poll(() => read().catch(() => []), patience).toHaveLength(1);
    } finally {
      await reader.close();
      await admin.end();
    }
  });

  test.each([
    ['as it connects', 'client_encoding'],
    ['as it says that it is there', 'pg_advisory_lock_shared'],
    ['as it begins to listen', 'listen cardamom_change'],
  ])('a line that falls silent %s is given up, and changes are heard once it is back', async (_, words) => {
    line.swallowAt(words);
    let silences = 0;
    let heardUntil = 0;
    const listener = startChangeListener(
      far.config.databaseUrl ?? '',
      createChangeFeed(() => heardUntil),
      {
        onHeard: (moment) => {
          heardUntil = moment;
        },
        onLostConnection: () => undefined,
        onSilence: () => {
          silences += 1;
        },
        onHeardAgain: () => undefined,
      },
    );
    await expect.poll(() => silences, patience).toBeGreaterThan(0);
    expect(heardUntil).toBe(0);
    line.allowNew();
    await expect.poll(() => heardUntil, patience).toBeGreaterThan(0);
    await listener.stop();
  });

  test('a process that is told to stop ends although it waits on a silent line', async () => {
    const third = await startTestServer({
      databaseUrl: far.config.databaseUrl,
      dataDir: near.config.dataDir,
    });
    await third.database.ping();
    line.all('swallow');
    const waiting = expect(third.database.ping()).rejects.toThrow(
      expect.objectContaining({ name: 'StorageUnavailable' }),
    );
    await third.stop();
    await waiting;
  });

  test('while it is stopped, programs and guests are told to come back, and what is known is still shown', async () => {
    expect((await askFar('/online-menu/items')).statusCode).toBe(200);
    line.all('refuse');
    const refused = await askFar('/online-menu/items');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({
      'retry-after': '3',
      'content-type': 'application/problem+json; charset=utf-8',
    });
    expect(refused.json()).toMatchObject({
      code: 'CM_UNAVAILABLE',
      display: 'ALERT_EXCEPTION',
      message: 'Nothing can be read or saved at the moment. Wait a moment and try again.',
    });
    expect(await statusOfFar('/readyz')).toBe(503);
    expect(await pageOfFar()).toContain('Sea bass');
    const unknown = await far.app.inject({ url: '/qr-menu/never-asked-before' });
    expect(unknown.statusCode).toBe(503);
    expect(unknown.headers['retry-after']).toBe('3');
    expect(unknown.body).toContain('The menu cannot be shown at the moment');

    line.all('pass');
    await expect.poll(() => statusOfFar('/readyz'), patience).toBe(200);
    expect((await askFar('/online-menu/items')).statusCode).toBe(200);
    expect(await statusOfFar('/qr-menu/never-asked-before')).toBe(404);
  });

  test('a transaction whose connection is ended between two statements fails alone', async () => {
    const admin = new Client({ connectionString: near.config.databaseUrl });
    await admin.connect();
    try {
      const work = far.database.inRestaurant(owner.profile.restaurant.id, async (tx) => {
        await tx.selectFrom('item').select('id').execute();
        await admin.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'far' and state = 'idle in transaction'",
        );
        await expect.poll(() => stillOpen(admin), patience).toBe(0);
        await tx.selectFrom('item').select('id').execute();
      });
      await expect(work).rejects.toThrow(expect.objectContaining({ name: 'StorageUnavailable' }));
      expect((await askFar('/online-menu/items')).statusCode).toBe(200);
    } finally {
      await admin.end();
    }
  });
});
