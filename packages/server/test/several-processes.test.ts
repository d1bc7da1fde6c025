import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, listen } from './support/live-stream.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

const patience = { timeout: 20_000, interval: 50 };

/** Two servers on one database, each with its own pool and its own LISTEN connection. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('two processes on one PostgreSQL', () => {
  let first: TestServer;
  let second: TestServer;
  let admin: Client;
  let owner: Owner;
  let item: { id: string; version: number };
  let guestMenu: string;

  const listenersOfSecond =
    "from pg_stat_activity where application_name = 'second' and query like 'listen %' and datname = $1";
  const databaseName = () => new URL(first.config.databaseUrl ?? '').pathname.slice(1);

  beforeAll(async () => {
    first = await startTestServer();
    const url = new URL(first.config.databaseUrl ?? '');
    url.searchParams.set('application_name', 'second');
    second = await startTestServer({ databaseUrl: url.href });
    admin = new Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
    await admin.connect();

    owner = await first.registerRestaurant();
    const category = await owner.request('createCategory', { body: { name: 'Fish' } });
    const body = {
      name: 'Sea bass',
      categoryIds: [category.body.data.id],
      sizes: [{ kind: 'PRICED', price: 1000 }],
    };
    item = (await owner.request('createItem', { body })).body.data;
    guestMenu = `/qr-menu/${owner.profile.restaurant.restaurantUrl}`;
  });
  afterAll(async () => {
    await second.stop();
    await admin.end();
    await first.stop();
  });

  async function listening(): Promise<number> {
    const { rows } = await admin.query<{ count: string }>(`select count(*) ${listenersOfSecond}`, [
      databaseName(),
    ]);
    return Number(rows[0]?.count);
  }

  async function allowConnections(isAllowed: boolean): Promise<void> {
    await admin.query(`alter database ${databaseName()} allow_connections ${isAllowed}`);
  }

  async function changePrice(price: number): Promise<void> {
    const answer = await owner.request('updateItem', {
      params: { itemId: item.id },
      headers: { 'if-match': `"${item.version}"` },
      body: { sizes: [{ kind: 'PRICED', price }] },
    });
    expect(answer.status).toBe(200);
    item = answer.body.data;
  }

  const pageOfSecond = async () => (await second.app.inject({ url: guestMenu })).body;

  test('a price changed through one is on the guest page of the other', async () => {
    await expect.poll(listening, patience).toBe(1);
    await expect.poll(pageOfSecond, patience).toContain('10.00');
    await changePrice(1150);
    await expect.poll(pageOfSecond, patience).toContain('11.50');
  });

  test('a price changed through one is told to who listens at the other, and to who listens at its own', async () => {
    const streams = [
      await listen(await addressOf(first.app), { person: owner }),
      await listen(await addressOf(second.app), { person: owner }),
    ];
    for (const stream of streams) expect((await stream.next()).name).toBe('ready');
    const changes = [{ entity: 'ITEM', id: item.id }];
    for (const price of [1100, 1150]) {
      await changePrice(price);
      for (const stream of streams) {
        expect(await stream.next()).toMatchObject({ name: 'change', data: { changes } });
      }
    }
    for (const stream of streams) stream.hangUp();
  });

  test('whoever listens at one that could not is told to read anew', async () => {
    const stream = await listen(await addressOf(second.app), { person: owner });
    expect((await stream.next()).name).toBe('ready');
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'second' and datname = $1",
      [databaseName()],
    );
    expect((await stream.next()).name).toBe('reset');
    stream.hangUp();
  });

  test('a price changed while one could not listen is there once it listens again', async () => {
    await expect.poll(pageOfSecond, patience).toContain('11.50');
    await allowConnections(false);
    try {
      await admin.query(`select pg_terminate_backend(pid) ${listenersOfSecond}`, [databaseName()]);
      await expect.poll(listening, patience).toBe(0);
      await changePrice(1275);
      expect(await pageOfSecond()).toContain('11.50');
    } finally {
      await allowConnections(true);
    }
    await expect.poll(pageOfSecond, patience).toContain('12.75');
    await changePrice(1300);
    await expect.poll(pageOfSecond, patience).toContain('13.00');
  });

  test('of two owners who register first at the same moment, one gets in', async () => {
    const one = await startTestServer({ registration: 'first-run' });
    const other = await startTestServer({ registration: 'first-run', databaseUrl: one.config.databaseUrl });
    const gate = new Client({ connectionString: one.config.databaseUrl });
    await gate.connect();
    try {
      // Nobody can write an account until both are as far as they get.
      await gate.query('begin');
      await gate.query('lock table account in share row exclusive mode');
      const tries = Promise.allSettled([
        one.registerRestaurant({ restaurantName: 'Lime' }),
        other.registerRestaurant({ restaurantName: 'Pepper' }),
      ]);
      const waiting = async () =>
        (
          await gate.query(
            'select 1 from pg_locks join pg_database on oid = database where not granted and datname = current_database()',
          )
        ).rowCount;
      await expect.poll(waiting, patience).toBe(2);
      await gate.query('commit');
      const refusals = (await tries).flatMap((attempt) =>
        attempt.status === 'rejected' ? [String(attempt.reason)] : [],
      );
      expect(refusals).toEqual([expect.stringContaining('CM_REGISTRATION_CLOSED')]);
    } finally {
      await gate.end();
      await other.stop();
      await one.stop();
    }
  });
});
