import type { Change, Item, ModifierGroup } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../src/shared/ids.ts';
import type { TestStorage } from './support/database.ts';
import { applyImport, importFile } from './support/hand-in.ts';
import { releasedInstallation } from './support/released-database.ts';
import { ownerOf, StoredRestaurant } from './support/stored-restaurant.ts';
import { startTestServer, type Person, type TestServer } from './support/server.ts';

const forint = new StoredRestaurant('HUF', 1);
const dinar = new StoredRestaurant('IQD', 1);
const euro = new StoredRestaurant('EUR', 100);

/** What one of the currency is counted in today. */
const minorUnits = new Map([
  [forint, 100],
  [dinar, 1000],
  [euro, 100],
]);

const readBy = new Map([
  [forint, ['HUF 1,500', '+HUF 250', '−HUF 50']],
  [dinar, ['IQD 1,500', '+IQD 250', '−IQD 50']],
  [euro, ['€1,500.00', '+€250.00', '−€50.00']],
]);

let storage: TestStorage;
let server: TestServer;
beforeAll(async () => {
  storage = await releasedInstallation('010-iso-minor-units', async (db, dataDir) => {
    for (const restaurant of minorUnits.keys()) await restaurant.fill(db, dataDir);
  });
  server = await startTestServer({ dataDir: storage.dataDir, databaseUrl: storage.databaseUrl });
});
afterAll(async () => {
  await server.stop();
  await storage.remove();
});

const dishOf = async (owner: Person, itemId: string) =>
  (await owner.request('getItem', { params: { itemId } })).body.data as Item;
const groupsOf = async (owner: Person) =>
  (await owner.request('listModifierGroups')).body.data.items as ModifierGroup[];

describe.each([...minorUnits])(
  'an amount stays what it is where it is now counted otherwise',
  (stored, unit) => {
    test(`for guests (${stored.currency})`, async () => {
      const [first] = (
        await server.visitor().request('getPublicRestaurant', { params: { restaurantUrl: stored.slug } })
      ).body.data.menus as { id: string }[];
      const page = await server.app.inject({ url: `/qr-menu/${stored.slug}/${first?.id ?? ''}` });
      expect(page.statusCode).toBe(200);
      const read = page.body.replaceAll('\u00A0', ' ');
      for (const amount of readBy.get(stored) ?? []) expect(read).toContain(`>${amount}<`);
    });

    test(`in dishes and extras (${stored.currency})`, async () => {
      const owner = await ownerOf(server, stored);
      expect((await dishOf(owner, stored.item)).sizes).toMatchObject([{ price: 1500 * unit }]);
      const [group] = await groupsOf(owner);
      expect(group?.options.map(({ priceDelta }) => priceDelta)).toEqual([250 * unit, -50 * unit]);
    });

    test(`in answers that are repeated (${stored.currency})`, async () => {
      const kept = await server.database.readRestaurant(stored.id, (tx) =>
        tx.selectFrom('idempotency_key').select('answer').where('key', '=', 'a-key').executeTakeFirst(),
      );
      expect(JSON.parse(kept?.answer ?? '{}')).toMatchObject({ data: { sizes: [{ price: 1500 * unit }] } });
    });

    test(`in history, which takes it back (${stored.currency})`, async () => {
      const owner = await ownerOf(server, stored);
      const changes = (await owner.request('listChanges')).body.data.items as Change[];
      const edit = changes.find(({ id }) => id === stored.change);
      expect(edit?.fields).toMatchObject([
        { field: 'sizes', before: [{ price: 1200 * unit }], after: [{ price: 1500 * unit }] },
      ]);
      const undone = await owner.request('undoChange', { params: { changeId: stored.change }, body: {} });
      expect(undone.status).toBe(200);
      expect((await dishOf(owner, stored.item)).sizes).toMatchObject([{ price: 1200 * unit }]);
    });

    test.each([
      ['an import that waits is applied as it was shown', 'Lemonade', 'Drink'],
      ['a file of the release before is imported', 'Cider', 'Glass'],
    ])(`when %s (${stored.currency})`, async (_, name, groupName) => {
      const owner = await ownerOf(server, stored);
      if (name === 'Lemonade') await applyImport(owner, stored.waiting);
      else await importFile(owner, 'menu.json', stored.exported(name, groupName));
      const items = (await owner.request('listItems')).body.data.items as Item[];
      expect(items.find((item) => item.name === name)?.sizes).toMatchObject([{ price: 900 * unit }]);
      const group = (await groupsOf(owner)).find((one) => one.name === groupName);
      expect(group?.options).toMatchObject([{ priceDelta: 100 * unit }]);
    });
  },
);

const chosen = async (defaultCurrency: string) => {
  const [password, name] = ['Lime green 1', 'Ola'];
  const email = `${newId()}@example.com`;
  const who = {
    restaurantName: 'Bistro',
    restaurantType: 'BISTRO',
    name,
    email,
    password,
    timeZone: 'UTC',
  };
  return server.visitor().request('register', { body: { ...who, defaultCurrency } });
};

test('a withdrawn currency is kept by who has it, and not chosen anew', async () => {
  const refused = await chosen('BGN');
  expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '/defaultCurrency']);
  expect((await chosen('XCG')).status).toBe(201);
});

async function saved(stored: StoredRestaurant): Promise<number> {
  const owner = await ownerOf(server, stored);
  const answer = await owner.request('updateModifierGroup', {
    params: { modifierGroupId: stored.group },
    headers: { 'if-match': '"1"' },
    body: { guestName: 'With it' },
  });
  return answer.status;
}

test('a form from before is refused where amounts are counted otherwise now, and only there', async () => {
  expect([await saved(forint), await saved(dinar), await saved(euro)]).toEqual([412, 412, 200]);
});

test('what is no amount stays as it was', async () => {
  const row = await server.database.readRestaurant(forint.id, (tx) =>
    tx
      .selectFrom('change')
      .select(['before', 'after'])
      .where('entity', '=', 'QR_MENU_SETTINGS')
      .executeTakeFirst(),
  );
  expect(row).toEqual({ before: '{"shows":{"price":true}}', after: '{"shows":{"price":false}}' });
});
