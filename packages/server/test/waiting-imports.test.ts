import type { Category, Import, Item } from '@cardamom/api-types';
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../src/composition/app.ts';
import { createLog } from '../src/http/log.ts';
import { storeDraft } from '../src/online-menu/imports/staged.ts';
import { neverChanged } from '../src/online-menu/items/availability.ts';
import { allergenColumns, notDeclared } from '../src/online-menu/items/allergens.ts';
import { newId } from '../src/shared/ids.ts';
import { beginApplying, bodyOf, ended, handIn, importOf, preview } from './support/imports.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const restaurant = () => server.registerRestaurant({ defaultCurrency: 'EUR' });
const restaurantOf = (owner: Owner): string => owner.profile.restaurant.id;

async function listed<Row>(
  owner: Owner,
  list: 'listItems' | 'listCategories' | 'listChanges',
): Promise<Row[]> {
  return (await owner.request(list, { query: { limit: '1000' } })).body.data.items as Row[];
}

const importFolder = () => join(server.config.dataDir, 'files', 'imports');

const foldersOf = async (owner: Owner) =>
  (await readdir(importFolder())).filter((name) => name.startsWith(restaurantOf(owner)));

async function makeFolder(name: string, ageInHours: number): Promise<string> {
  const folder = join(importFolder(), name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '00000.bWVudQ'), 'half');
  const then = new Date(Date.now() - ageInHours * 60 * 60 * 1000);
  await utimes(folder, then, then);
  return folder;
}

/** What another process, or this one at its next start, does about waiting imports; folders are looked after by name. */
async function startAgain(): Promise<void> {
  const { config, keys, database } = server;
  const last = await makeFolder('zz-of-nobody', 25);
  const app = await buildApp({ config, keys, database, log: createLog(config) });
  await app.ready();
  await vi.waitFor(() => expect(existsSync(last)).toBe(false), { timeout: 30_000, interval: 20 });
  await app.close();
}

/** Leaves an import as a process that was killed while it stored what nobody sees yet. */
async function killWhileStoring(owner: Owner, importId: string): Promise<void> {
  const batchId = newId();
  const stamp = { restaurant_id: restaurantOf(owner), created_at: 1, updated_at: 1, version: 1 };
  const [categoryId, itemId] = [newId(), newId()];
  const made = (entity: string, id: string) => ({
    restaurant_id: restaurantOf(owner),
    id: newId(),
    staff_id: owner.profile.id,
    entity,
    entity_id: id,
    action: 'CREATED',
    before: null,
    after: JSON.stringify({ id, name: 'Half' }),
    created_at: 1,
    batch_id: batchId,
    undoes: null,
  });
  const named = { name: 'Half', name_key: 'half', description: '', image_id: null, is_active: 1 };
  await server.database.inRestaurant(restaurantOf(owner), async (tx) => {
    await storeDraft(tx, { table: 'change', rows: [made('CATEGORY', categoryId), made('ITEM', itemId)] });
    await storeDraft(tx, {
      table: 'category',
      rows: [{ ...stamp, ...named, id: categoryId, kind: 'OTHER', position: 9, deleted_at: null }],
    });
    await storeDraft(tx, {
      table: 'item',
      rows: [
        {
          ...stamp,
          ...named,
          id: itemId,
          ...allergenColumns(notDeclared),
          marks: '[]',
          calories: null,
          availability_state: 'AVAILABLE',
          availability_until: null,
          ...neverChanged,
          external_ref: null,
          deleted_at: null,
        },
      ],
    });
    const place = {
      restaurant_id: restaurantOf(owner),
      item_id: itemId,
      category_id: categoryId,
      position: 0,
    };
    await storeDraft(tx, { table: 'item_category', rows: [place] });
    await tx
      .updateTable('menu_import')
      .set({ state: 'APPLYING', runner: 'gone', alive_at: 1, batch_id: batchId })
      .where('id', '=', importId)
      .execute();
  });
}

const table = 'Name,Category,Price\nSoup,Starters,5.00\nSteak,Mains,21.00\n';

describe('an import that was killed while it was applied', () => {
  test('shows nothing of what it had stored, and leaves nothing of it', async () => {
    const owner = await restaurant();
    const before = await listed(owner, 'listChanges');
    const { id } = await preview(owner, ['menu.csv', table]);
    await killWhileStoring(owner, id);
    expect(await listed(owner, 'listItems')).toEqual([]);
    expect(await listed(owner, 'listCategories')).toEqual([]);
    expect(await listed(owner, 'listChanges')).toEqual(before);

    expect(await ended(owner, id)).toMatchObject({ state: 'READY', wasInterrupted: true, batchId: null });
    const left = await server.database.readRestaurant(restaurantOf(owner), async (tx) => [
      await tx.selectFrom('item').select('id').execute(),
      await tx.selectFrom('category').select('id').execute(),
      await tx.selectFrom('item_category').select('item_id').execute(),
      await tx.selectFrom('change').select('id').where('batch_id', 'is not', null).execute(),
    ]);
    expect(left).toEqual([[], [], [], []]);
    await beginApplying(owner, id);
    expect((await ended(owner, id)).state).toBe('APPLIED');
    expect((await listed<Item>(owner, 'listItems')).map(({ name }) => name)).toEqual(['Soup', 'Steak']);
  });

  test('is put right at the next start, without anybody asking for it', async () => {
    const owner = await restaurant();
    const { id } = await preview(owner, ['menu.csv', table]);
    await killWhileStoring(owner, id);
    await startAgain();
    const row = await server.database.readRestaurant(restaurantOf(owner), (tx) =>
      tx.selectFrom('menu_import').select(['state', 'batch_id']).where('id', '=', id).executeTakeFirst(),
    );
    expect(row).toEqual({ state: 'READY', batch_id: null });
  });

  test('is left alone while its process is heard of', async () => {
    const owner = await restaurant();
    const { id } = await preview(owner, ['menu.csv', table]);
    await server.database.inRestaurant(restaurantOf(owner), (tx) =>
      tx
        .updateTable('menu_import')
        .set({ state: 'APPLYING' as const, runner: 'elsewhere', alive_at: Date.now() })
        .where('id', '=', id)
        .execute(),
    );
    await startAgain();
    expect((await importOf(owner, id)).state).toBe('APPLYING');
    expect(await foldersOf(owner)).toHaveLength(1);
  });
});

/** Leaves an import as a process that was killed while it read it. */
const killWhileReading = (owner: Owner, importId: string) =>
  server.database.inRestaurant(restaurantOf(owner), (tx) =>
    tx
      .updateTable('menu_import')
      .set({ state: 'READING' as const, runner: 'gone', alive_at: 1 })
      .where('id', '=', importId)
      .execute(),
  );

describe('an import that was killed while it was read', () => {
  test('is read again with what was said of it', async () => {
    const owner = await restaurant();
    const { id } = await preview(owner, ['menu.txt', 'Starters\nSoup 5.00\nBread 2.00\nOlives 3.00\n']);
    const lines = [
      { text: 'Starters', kind: 'SECTION' },
      { text: 'Onion soup 6.00', kind: 'DISH' },
    ];
    await owner.request('setImportLines', { params: { importId: id }, body: { lines } });
    await ended(owner, id);
    await killWhileReading(owner, id);
    expect(await ended(owner, id)).toMatchObject({ state: 'READY', wasInterrupted: false, lines });
  });

  test('is read again once: what takes its process with it twice is to be handed in anew', async () => {
    const owner = await restaurant();
    const { id } = await preview(owner, ['menu.csv', table]);
    await killWhileReading(owner, id);
    await server.database.inRestaurant(restaurantOf(owner), (tx) =>
      tx.updateTable('menu_import').set({ was_interrupted: 1 }).where('id', '=', id).execute(),
    );
    expect(await ended(owner, id)).toMatchObject({
      state: 'FAILED',
      problem: 'The server stopped while it read the file. Choose it again.',
    });
    expect(await foldersOf(owner)).toEqual([]);
  });

  test('is not read for somebody who is gone', async () => {
    const owner = await restaurant();
    const colleague = await server.signInAs(owner, ['MENU_MANAGEMENT']);
    const { id } = await preview(colleague, ['menu.csv', table]);
    await server.database.inRestaurant(restaurantOf(owner), (tx) =>
      tx.updateTable('staff').set({ is_active: 0 }).where('id', '=', colleague.profile.id).execute(),
    );
    await killWhileReading(owner, id);
    expect((await ended(owner, id)).state).toBe('FAILED');
  });
});

describe('while an import is applied', () => {
  const many = Array.from({ length: 1500 }, (_, index) => `Dish ${index},Mains,5.00`);
  const large = `Name,Category,Price\n${many.join('\n')}\n`;

  test('a name that a colleague takes is not taken twice: all of it is shown anew', async () => {
    const owner = await restaurant();
    const { body } = await owner.request('createCategory', { body: { name: 'Mains' } });
    const { id } = await preview(owner, ['menu.csv', large]);
    await beginApplying(owner, id);
    const sizes = [{ kind: 'PRICED', price: 700 }];
    const taken = { name: 'Dish 1499', categoryIds: [body.data.id], sizes };
    expect((await owner.request('createItem', { body: taken })).status).toBe(201);
    expect(await ended(owner, id)).toMatchObject({
      state: 'READY',
      notes: [{ subject: 'The menu changed' }],
    });
    expect((await listed<Item>(owner, 'listItems')).map(({ name }) => name)).toEqual(['Dish 1499']);
    expect((await listed<Category>(owner, 'listCategories')).map(({ name }) => name)).toEqual(['Mains']);
  });

  test('what colleagues change beside it stays, and so does the import', async () => {
    const owner = await restaurant();
    const first = await preview(owner, ['menu.csv', 'Name,Category,Price\nSoup,Starters,5.00\n']);
    await beginApplying(owner, first.id);
    await ended(owner, first.id);
    const [soup] = await listed<Item>(owner, 'listItems');
    const { id } = await preview(owner, ['menu.csv', `${large}Soup,Starters,6.00\n`]);
    await beginApplying(owner, id);
    const soldOut = { params: { itemId: soup?.id ?? '' }, body: { state: 'SOLD_OUT' } };
    expect((await owner.request('setItemAvailability', soldOut)).status).toBe(200);
    expect((await ended(owner, id)).state).toBe('APPLIED');
    const item = (await owner.request('getItem', { params: { itemId: soup?.id ?? '' } })).body.data as Item;
    expect(item).toMatchObject({ availability: { state: 'SOLD_OUT' }, sizes: [{ price: 600 }], version: 2 });
  });
});

describe('imports that wait', () => {
  test('are five a restaurant: one more takes the place of the one that waits longest', async () => {
    const owner = await restaurant();
    const waiting: Import[] = [];
    for (let count = 0; count < 6; count += 1) waiting.push(await preview(owner, ['menu.csv', table]));
    const states = [];
    for (const { id } of waiting) states.push((await importOf(owner, id)).state);
    expect(states).toEqual(['FAILED', 'READY', 'READY', 'READY', 'READY', 'READY']);
    expect((await importOf(owner, waiting[0]?.id ?? '')).problem).toContain('A newer import took its place');
    expect(await foldersOf(owner)).toHaveLength(5);
  });

  test('hold 80 MB a restaurant', async () => {
    const owner = await restaurant();
    const heavy = ['a.png', new Uint8Array(30 * 1024 * 1024)] as const;
    const first = await preview(owner, ['menu.csv', table], heavy);
    const second = await preview(owner, ['menu.csv', table], heavy);
    await preview(owner, ['menu.csv', table], heavy);
    expect((await importOf(owner, first.id)).state).toBe('FAILED');
    expect((await importOf(owner, second.id)).state).toBe('READY');
  });

  test('do not crowd out those that run: what comes in beyond them is sent away', async () => {
    const owner = await restaurant();
    const waiting = await preview(owner, ['menu.csv', table]);
    await server.database.inRestaurant(restaurantOf(owner), async (tx) => {
      const row = await tx
        .selectFrom('menu_import')
        .selectAll()
        .where('id', '=', waiting.id)
        .executeTakeFirstOrThrow();
      const running = { ...row, state: 'APPLYING' as const, runner: 'elsewhere', alive_at: Date.now() };
      const { restaurant_id: _restaurant, ...rest } = running;
      await tx
        .insertInto(
          'menu_import',
          Array.from({ length: 5 }, () => ({ ...rest, id: newId() })),
        )
        .execute();
    });
    const answer = await handIn(owner, ['menu.csv', table]);
    expect([answer.status, answer.body.code]).toEqual([429, 'CM_RATE']);
    expect(await foldersOf(owner)).toHaveLength(1);
  });

  test('are removed with their files after a day', async () => {
    const owner = await restaurant();
    const { id } = await preview(owner, ['menu.csv', table]);
    const young = await preview(owner, ['menu.csv', table]);
    await server.database.inRestaurant(restaurantOf(owner), (tx) =>
      tx
        .updateTable('menu_import')
        .set({ alive_at: Date.now() - 25 * 60 * 60 * 1000 })
        .where('id', '=', id)
        .execute(),
    );
    await startAgain();
    expect(await importOf(owner, id)).toMatchObject({
      state: 'FAILED',
      problem: expect.stringContaining('more than a day'),
    });
    expect((await importOf(owner, young.id)).state).toBe('READY');
    expect(await foldersOf(owner)).toEqual([`${restaurantOf(owner)}.${young.id}`]);
    expect((await owner.request('listImportRows', { params: { importId: id } })).body.data.items).toEqual([]);
  });

  test('leave nothing behind of what was never taken in, unless it may still be coming', async () => {
    const owner = await restaurant();
    const [old, coming] = [`${restaurantOf(owner)}.${newId()}`, `${restaurantOf(owner)}.${newId()}`];
    await makeFolder(old, 2);
    await makeFolder(coming, 0.5);
    await startAgain();
    expect(await foldersOf(owner)).toEqual([coming]);
  });

  test('wait as long to be told of their columns, and make room for others in the same way', async () => {
    const owner = await restaurant();
    const asked = await preview(owner, ['menu.csv', 'Foo;Bar\na;b\n']);
    expect(asked.state).toBe('ASKING');
    for (let count = 0; count < 5; count += 1) await preview(owner, ['menu.csv', table]);
    expect(await importOf(owner, asked.id)).toMatchObject({ state: 'FAILED', table: null });
    const last = await preview(owner, ['menu.csv', 'Foo;Bar\na;b\n']);
    await server.database.inRestaurant(restaurantOf(owner), (tx) =>
      tx
        .updateTable('menu_import')
        .set({ alive_at: Date.now() - 25 * 60 * 60 * 1000 })
        .where('id', '=', last.id)
        .execute(),
    );
    await startAgain();
    expect(await importOf(owner, last.id)).toMatchObject({ state: 'FAILED' });
  });

  test('leave no file behind when they fail, are refused, are cancelled or are applied', async () => {
    const owner = await restaurant();
    const [failed, cancelled, applied] = [
      await preview(owner, ['menu.csv', ',,\n']),
      await preview(owner, ['menu.csv', table]),
      await preview(owner, ['menu.csv', table]),
    ];
    await owner.request('cancelImport', { params: { importId: cancelled.id } });
    await beginApplying(owner, applied.id);
    await ended(owner, applied.id);
    expect((await handIn(owner, ['big.csv', new Uint8Array(41 * 1024 * 1024)])).status).toBe(413);
    expect([failed.state, await foldersOf(owner)]).toEqual(['FAILED', []]);
  });
});

test.each([
  ['cut off', (payload: Buffer) => payload.subarray(0, -40)],
  ['without an end', (payload: Buffer) => payload.subarray(0, 90)],
  ['of nothing', () => Buffer.from('--\r\n')],
  [
    'with a broken header',
    () => Buffer.from('--x\r\nContent-Disposition: form-data; name=\r\n: \r\n\r\n--x--'),
  ],
])('a multipart body %s is a wrong request', async (_name, broken) => {
  const owner = await restaurant();
  const { payload, headers } = await bodyOf([['menu.csv', table]]);
  const answer = await owner.request('createImport', { payload: broken(payload), headers });
  expect([400, 422]).toContain(answer.status);
  expect(await foldersOf(owner)).toEqual([]);
});

test('a file of any name is taken in', async () => {
  const owner = await restaurant();
  const { state, fileName } = await preview(owner, [`${'🍜'.repeat(120)}.csv`, table]);
  expect([state, fileName.startsWith('🍜')]).toEqual(['READY', true]);
});
