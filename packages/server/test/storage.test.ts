import { readdir } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keysFrom } from '../src/config/keys.ts';
import { openDatabase } from '../src/operations/open-database.ts';
import { newId } from '../src/shared/ids.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

let server: TestServer;
let owner: Owner;
let restaurantId: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
  restaurantId = owner.profile.restaurant.id;
});
afterAll(() => server.stop());

test('opening a migrated database again changes nothing and needs no backup', async () => {
  const again = await openDatabase(server.config, () => undefined);
  const rows = await again.readRestaurant(restaurantId, (tx) =>
    tx.selectFrom('menu').select('name').execute(),
  );
  await again.close();
  expect(rows).toEqual([{ name: 'All day' }]);
  expect(await readdir(server.config.dataDir)).not.toContain('backups');
});

test('a failed transaction leaves nothing and tells nobody', async () => {
  const heard: string[] = [];
  const stop = server.database.changes.onChange((id) => heard.push(id));
  const failing = server.database.inRestaurant(restaurantId, async (tx) => {
    await tx.updateTable('menu').set({ name: 'Never' }).execute();
    tx.notes.push({ entity: 'MENU', entityId: newId(), action: 'UPDATED' });
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  stop();
  const { items } = (await owner.request('listMenus')).body.data;
  expect(items[0].name).toBe('All day');
  expect(heard).toEqual([]);
});

test('a mutation writes who did what, in its own transaction', async () => {
  const { id } = (await owner.request('createCategory', { body: { name: 'Noted' } })).body.data;
  const changes = await server.database.readRestaurant(restaurantId, (tx) =>
    tx.selectFrom('change').select(['staff_id', 'entity', 'action']).where('entity_id', '=', id).execute(),
  );
  expect(changes).toEqual([{ staff_id: owner.profile.id, entity: 'CATEGORY', action: 'CREATED' }]);
});

test("a row cannot point to another restaurant's", async () => {
  const neighbour = await server.registerRestaurant();
  const { id } = (await owner.request('createCategory', { body: { name: 'Mine' } })).body.data;
  const pointing = server.database.inRestaurant(neighbour.profile.restaurant.id, async (tx) => {
    const item = await neighbour.request('listMenus');
    await tx
      .insertInto('item_category', {
        item_id: item.body.data.items[0].id,
        category_id: id,
        position: 0,
        name_key: null,
      })
      .execute();
  });
  await expect(pointing).rejects.toThrow(/foreign key/iu);
});

// proves: staff.pin
test('a PIN is stored only as a digest that needs the installation’s secret', async () => {
  const row = await server.database.readRestaurant(restaurantId, (tx) =>
    tx.selectFrom('staff').select('pin_digest').executeTakeFirstOrThrow(),
  );
  expect(row.pin_digest).toMatch(/^[0-9a-f]{64}$/u);
  const other = keysFrom('y'.repeat(40));
  expect(other.pinDigest(restaurantId, '123456')).not.toBe(server.keys.pinDigest(restaurantId, '123456'));
});

async function asRole(role: string, restaurant: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.config.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('role', $1, true), set_config('app.restaurant', $2, true)", [
      role,
      restaurant,
    ]);
    return (await client.query(query)).rows as unknown[];
  } finally {
    await client.end();
  }
}

describe.runIf(isPostgres)('row-level security', () => {
  test.each(['menu', 'staff', 'restaurant', 'change', 'short_code', 'restaurant_slug'])(
    'hides %s of other restaurants even from a query without a filter',
    async (table) => {
      await server.registerRestaurant();
      expect((await asRole('cardamom_app', restaurantId, `select * from ${table}`)).length).toBeGreaterThan(
        0,
      );
      expect(await asRole('cardamom_app', newId(), `select * from ${table}`)).toEqual([]);
    },
  );

  test('refuses to write into another restaurant', async () => {
    const write = `insert into short_code values ('zzzz', '${restaurantId}', 'TABLE', 'x', 1)`;
    await expect(asRole('cardamom_app', newId(), write)).rejects.toThrow('row-level security');
  });

  test('keeps sessions and passwords from whoever works inside a restaurant, and menus from the look-ups', async () => {
    await expect(asRole('cardamom_app', restaurantId, 'select * from refresh_token')).rejects.toThrow(
      'permission denied',
    );
    await expect(asRole('cardamom_app', restaurantId, 'select * from account')).rejects.toThrow(
      'permission denied',
    );
    await expect(asRole('cardamom_lookup', restaurantId, 'select * from item')).rejects.toThrow(
      'permission denied',
    );
  });
});

test('the database answers when asked whether it is there', async () => {
  const ready = await server.app.inject({ url: '/readyz' });
  expect([ready.statusCode, ready.body]).toEqual([200, 'ok']);
});
