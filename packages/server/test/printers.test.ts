import type { Change, Printer } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
});
afterAll(() => server.stop());

const create = (body: object) => owner.request('createPrinter', { body });

describe('a printer', () => {
  // proves: printer.name, printer.type
  test('has a name and a type; its paper and port are the usual ones where nothing is said', async () => {
    const { status, body } = await create({ name: 'Kitchen pass', type: 'KITCHEN' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: 'Kitchen pass',
      type: 'KITCHEN',
      paperWidth: 80,
      address: '',
      port: 9100,
      isActive: true,
    });
  });

  test.each([
    { draft: { type: 'GARAGE' }, pointer: '/type' },
    { draft: { type: 'BAR', paperWidth: 72 }, pointer: '/paperWidth' },
    { draft: { type: 'BAR', port: 0 }, pointer: '/port' },
    { draft: { type: 'BAR', port: 65_536 }, pointer: '/port' },
    { draft: { type: 'BAR', address: 'http://printer/?a=b' }, pointer: '/address' },
    { draft: { type: 'BAR', address: 'x'.repeat(254) }, pointer: '/address' },
  ])('with $draft is refused at $pointer', async ({ draft, pointer }) => {
    const { status, body } = await create({ name: 'Wrong', ...draft });
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });

  test('has a name of its own, whatever its case and accents', async () => {
    await create({ name: 'Café', type: 'BAR' });
    const { status, body } = await create({ name: 'cafe', type: 'BAR' });
    expect([status, body.errors[0].code, body.errors[0].pointer]).toEqual([422, 'CM_NAME_IN_USE', '/name']);
  });
});

test('history tells what was changed of a printer, and undo brings it back', async () => {
  const made: Printer = (await create({ name: 'Labels', type: 'LABEL', paperWidth: 58 })).body.data;
  await owner.request('updatePrinter', {
    params: { printerId: made.id },
    headers: { 'if-match': `"${made.version}"` },
    body: { paperWidth: 80, address: 'labels.local' },
  });
  const [change] = (await owner.request('listChanges', { query: { entityId: made.id } })).body.data
    .items as Change[];
  expect(change?.fields).toEqual([
    { field: 'paperWidth', before: 58, after: 80 },
    { field: 'address', before: '', after: 'labels.local' },
  ]);
  await owner.request('undoChange', { params: { changeId: change?.id ?? '' }, body: {} });
  const { data: back } = (await owner.request('getPrinter', { params: { printerId: made.id } })).body;
  expect(back).toMatchObject({ paperWidth: 58, address: '' });
});
