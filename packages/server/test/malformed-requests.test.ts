import type { OperationId } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../src/shared/ids.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
let itemId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
  const category = await owner.request('createCategory', { body: { name: 'Mains' } });
  const sizes = [{ kind: 'PRICED', price: 100 }];
  const draft = { name: 'Soup', categoryIds: [category.body.data.id], sizes };
  itemId = (await owner.request('createItem', { body: draft })).body.data.id as string;
});
afterAll(() => server.stop());

describe('a forged cursor', () => {
  const lists: [OperationId, Record<string, string>][] = [
    ['listItems', { sort: 'price' }],
    ['listItems', { sort: 'name' }],
    ['listItems', { sort: '-updatedAt' }],
    ['listCategories', { sort: 'position' }],
    ['listMenus', {}],
    ['listModifierGroups', {}],
    ['listChanges', {}],
    ['listIngredients', {}],
    ['listAvailability', {}],
    ['listHealthFindings', { check: 'OPTION_ALLERGENS' }],
  ];
  const keys = [
    'x',
    '',
    0,
    -1,
    2 ** 53 - 1,
    -(2 ** 53 - 1),
    2 ** 31,
    '\0',
    '\ud800',
    'x'.repeat(400),
    '9',
    '1e400',
  ];
  const ids = [newId(), 'x', '', '\0', '\ud800'];

  test.each(lists)('of %s (%j) is no error of ours', async (operationId, query) => {
    const statuses = new Set<number>();
    for (const key of keys) {
      for (const id of ids) {
        for (const towards of ['next', 'previous']) {
          for (const sort of [query['sort'] ?? 'position', 'name', '-id']) {
            const cursor = Buffer.from(JSON.stringify([sort, towards, key, id])).toString('base64url');
            if (cursor.length > 1000) continue;
            const answer = await owner.request(operationId, { query: { ...query, cursor } });
            statuses.add(answer.status);
          }
        }
      }
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(statuses).toContain(400);
  });
});

test.each(['1e999', '-1e999', 'Infinity', 'NaN', '1e3000', '1.5'])(
  'a page of %s rows is refused as a number out of range',
  async (limit) => {
    const answer = await owner.request('listItems', { query: { limit } });
    expect(answer.status).toBe(400);
  },
);

describe('a moment', () => {
  test.each([
    '2026-06-30T23:59:60Z',
    '2016-12-31T23:59:60Z',
    '9999-12-31T23:59:59-23:59',
    '0000-01-01T00:00:00+23:59',
  ])('that our calendar does not have is refused in a body (%s)', async (until) => {
    const body = { state: 'SOLD_OUT', until };
    const answer = await owner.request('setItemAvailability', { params: { itemId }, body });
    expect(answer.status).toBe(422);
  });

  test('that our calendar does not have is refused in a query', async () => {
    const answer = await owner.request('listChanges', { query: { from: '2026-06-30T23:59:60Z' } });
    expect(answer.status).toBe(400);
  });

  test.each(['9999-12-31', '0001-01-01', '2026-02-28'])(
    'at the ends of the calendar answers (%s)',
    async (until) => {
      const body = { state: 'SOLD_OUT', until };
      const answer = await owner.request('setItemAvailability', { params: { itemId }, body });
      expect([200, 422]).toContain(answer.status);
    },
  );
});

const boundary = 'xxBOUNDARYxx';
const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const part = (head: string, content = 'x') =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;
const file = (name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\nName;Price\r\n`;

describe.each(['uploadImage', 'createImport'] as const)('a malformed form to %s', (operationId) => {
  test.each([
    ['with too many parts', part('name="a"').repeat(20) + end, type, [413, 422]],
    ['with 5,000 files', file('file').repeat(5000) + end, type, [413, 422]],
    ['that stops in a file', file('file'), type, [400]],
    ['that stops in a head', `--${boundary}\r\nContent-Dis`, type, [400]],
    ['without an end', part('name="a"'), type, [400, 422]],
    ['without content', '', type, [400, 422]],
    ['of nothing but its end', end, type, [400, 422]],
    ['without a boundary', 'x', { 'content-type': 'multipart/form-data' }, [400]],
    ['whose boundary is another', part('name="a"').replaceAll(boundary, 'other') + end, type, [400, 422]],
    ['with a field that names a prototype', part('name="__proto__"') + end, type, [400]],
    [
      'with a broken JSON field',
      part('name="altText"\r\nContent-Type: application/json', '{') + end,
      type,
      [400, 422],
    ],
    ['with a field of 5,000 letters', part('name="altText"', 'x'.repeat(5000)) + end, type, [413, 422]],
    ['with a field without a name', part('x="y"') + end, type, [400, 422]],
    [
      'with a file without a name',
      `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\nxyz\r\n${end}`,
      type,
      [201, 422],
    ],
    [
      'with marks without end',
      part('name="altText"', 'a' + '\u0315'.repeat(500) + '\u0300'.repeat(400)) + end,
      type,
      [422],
    ],
  ])('%s is no error of ours', async (_what, payload, headers, expected) => {
    const answer = await owner.request(operationId, { payload, headers });
    expect(expected, answer.text).toContain(answer.status);
    expect(answer.headers['content-type']).toMatch(/json/u);
  });
});

describe('a malformed address', () => {
  test.each([
    '/qr-menu/Test-Bistro/%0d%0a',
    '/qr-menu/Test-Bistro/%0d%0aset-cookie:%20a=b',
    '/qr-menu/test-bistro/%00',
    '/qr-menu/%00',
    '/qr-menu/%ED%A0%80',
    '/qr-menu/%',
    '/q/%00',
    `/q/${'a'.repeat(900)}`,
    `/qr-menu/${'a'.repeat(900)}`,
    '/media/%00/%00',
    '/%00',
    '/api/public/restaurants/%00',
    '/api/online-menu/items/%00',
    '/api/online-menu/items?search=%00',
    '/api/online-menu/items?search=%ED%A0%80',
    '/api/online-menu/items?search=%',
    '/api/online-menu/items?limit=1&limit=2',
    '/api/online-menu/items?limit=1e9',
    '/api/online-menu/items?search[]=a&__proto__=1&constructor=2',
    '/api/%',
    '/api/files/%2e%2e%2f',
  ])('is answered with 4xx: %s', async (url) => {
    const cookies = Object.fromEntries(owner.cookies);
    const answer = await server.app.inject({ url, cookies });
    expect([200, 400, 404, 414], answer.body.slice(0, 200)).toContain(answer.statusCode);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('of a restaurant in capitals leads to it, with a menu that may be there', async () => {
    const url = `/qr-menu/${owner.profile.restaurant.restaurantUrl.toUpperCase()}`;
    expect((await server.app.inject({ url })).statusCode).toBe(308);
    expect((await server.app.inject({ url: `${url}/nonsense` })).statusCode).toBe(404);
  });
});

describe('malformed headers', () => {
  test.each([
    [{ cookie: `cardamom_access=${'x'.repeat(10_000)}` }],
    [{ cookie: 'cardamom_access=%; a=%ff; =;;;' }],
    [{ cookie: 'cardamom_access=....; cardamom_refresh=\u00ff' }],
    [{ 'accept-encoding': ';;;q=x,br;q=,,*;q=-1' }],
    [{ 'accept-encoding': 'x,'.repeat(5000) }],
    [{ 'if-none-match': 'W/"x",,"' }],
    [{ range: 'bytes=5-1,x' }],
    [{ accept: '*/*;q=x' }],
  ])('do no harm: %j', async (headers) => {
    for (const url of ['/api/online-menu/items', '/qr-menu/test-bistro', '/'])
      expect((await server.app.inject({ url, headers })).statusCode, url).toBeLessThan(500);
  });

  test.each(['"', '"x"', '', '1e5', '99999999999999999999', '"1","2"', '*', 'W/'])(
    'an If-Match of %j names no version',
    async (ifMatch) => {
      const headers = { 'if-match': ifMatch };
      const answer = await owner.request('updateItem', { params: { itemId }, body: { name: 'x' }, headers });
      expect([answer.status, answer.body.code]).toEqual([428, 'CM_PRECONDITION']);
    },
  );

  test.each(['short', 'x'.repeat(129), 'with a space in it', 'ümläüt-key', 'tab\tinside-key'])(
    'an Idempotency-Key of %j is refused',
    async (key) => {
      const answer = await owner.request('createCategory', {
        body: { name: 'Never' },
        headers: { 'idempotency-key': key },
      });
      expect([answer.status, answer.body.code]).toEqual([400, 'C_003']);
    },
  );

  test('a compressed body is no JSON', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const payload = Buffer.from('1f8b0800000000000003ab564a54b2520200', 'hex');
    expect((await owner.request('createCategory', { payload, headers })).status).toBe(400);
  });

  test.each(['OPTIONS', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])(
    '%s answers',
    async (method) => {
      for (const url of [
        '/api/online-menu/items',
        '/api/authentication/sign-in',
        '/qr-menu/test-bistro',
        '/',
        '/q/x',
      ]) {
        const headers = { origin: server.config.publicUrl };
        const answer = await server.app.inject({ method: method as 'PUT', url, headers });
        expect(answer.statusCode, url).toBeLessThan(500);
      }
    },
  );
});
