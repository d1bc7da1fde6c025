import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../src/shared/ids.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
});
afterAll(() => server.stop());

async function category(name = `Category ${newId()}`): Promise<{ id: string; version: number }> {
  return (await owner.request('createCategory', { body: { name } })).body.data as {
    id: string;
    version: number;
  };
}

describe('an Idempotency-Key', () => {
  test('makes a repeated request answer the same and do nothing again', async () => {
    const headers = { 'idempotency-key': 'create-once-1' };
    const body = { name: 'Only once' };
    const tries = await Promise.all([1, 2, 3].map(() => owner.request('createCategory', { body, headers })));
    expect(tries.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(tries.map(({ text }) => text)).size).toBe(1);
    expect(tries.map((answer) => answer.headers['etag'])).toEqual(['"1"', '"1"', '"1"']);
  });

  test('is refused with another request', async () => {
    const headers = { 'idempotency-key': 'create-once-2' };
    await owner.request('createCategory', { body: { name: 'First body' }, headers });
    const answer = await owner.request('createCategory', { body: { name: 'Second body' }, headers });
    expect([answer.status, answer.body.code]).toEqual([422, 'C_003']);
  });

  test('is refused with a request for another copy, which has no body', async () => {
    const headers = { 'idempotency-key': 'copy-once-1' };
    const copyOf = async (name: string) => {
      const body = { name, options: [{ name: 'Only' }] };
      const group = await owner.request('createModifierGroup', { body });
      const params = { modifierGroupId: group.body.data.id as string };
      return owner.request('duplicateModifierGroup', { params, headers });
    };
    expect((await copyOf('Sauces')).status).toBe(201);
    const answer = await copyOf('Sides');
    expect([answer.status, answer.body.code]).toEqual([422, 'C_003']);
  });

  test('belongs to one restaurant', async () => {
    const headers = { 'idempotency-key': 'create-once-3' };
    const neighbour = await server.registerRestaurant();
    const mine = await owner.request('createCategory', { body: { name: 'Shared key' }, headers });
    const theirs = await neighbour.request('createCategory', { body: { name: 'Shared key' }, headers });
    expect(theirs.status).toBe(201);
    expect(theirs.body.data.id).not.toBe(mine.body.data.id);
  });

  test('keeps nothing of a request that failed', async () => {
    const headers = { 'idempotency-key': 'create-once-4' };
    await category('Taken');
    expect((await owner.request('createCategory', { body: { name: 'taken' }, headers })).body.code).toBe(
      'OM_001',
    );
    expect((await owner.request('createCategory', { body: { name: 'Free' }, headers })).status).toBe(201);
  });
});

describe('an edit', () => {
  test('answers 428 without If-Match', async () => {
    const { id } = await category();
    const answer = await owner.request('updateCategory', {
      params: { categoryId: id },
      body: { description: 'x' },
    });
    expect([answer.status, answer.body.code]).toEqual([428, 'CM_PRECONDITION']);
  });

  test('answers 412 with the entity as it is now to the one who saved later', async () => {
    const { id } = await category();
    const edit = (description: string) =>
      owner.request('updateCategory', {
        params: { categoryId: id },
        body: { description },
        headers: { 'if-match': '"1"' },
      });
    const answers = await Promise.all([edit('one'), edit('two')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const lost = answers.find(({ status }) => status === 412);
    const won = answers.find(({ status }) => status === 200);
    expect(lost?.body.code).toBe('CM_CONFLICT');
    expect(lost?.body.current).toEqual(won?.body.data);
  });

  test('understands an ETag that a proxy weakened', async () => {
    const { id } = await category();
    const headers = { 'if-match': 'W/"1"' };
    const answer = await owner.request('updateCategory', {
      params: { categoryId: id },
      body: { description: 'x' },
      headers,
    });
    expect([answer.status, answer.headers['etag']]).toEqual([200, '"2"']);
  });
});

describe('a request that breaks the contract', () => {
  const draft = { name: 'Soup', categoryIds: [newId()], sizes: [{ kind: 'PRICED', price: 100 }] };

  // proves: required.item.name, required.item.category
  test.each([
    ['no JSON', '{"name":', 400, 'CM_BAD_JSON', undefined],
    ['nothing', '', 400, 'CM_BAD_JSON', undefined],
    ['a missing field', JSON.stringify({ ...draft, name: undefined }), 422, 'CM_REQUIRED', '/name'],
    [
      'a number as text',
      JSON.stringify({ ...draft, calories: '12' }),
      422,
      'VE_Is_NUMBER_STRING',
      '/calories',
    ],
    [
      'a negative price',
      JSON.stringify({ ...draft, sizes: [{ kind: 'PRICED', price: -1 }] }),
      422,
      'CM_RANGE',
      '/sizes/0/price',
    ],
    [
      '10,000 characters',
      JSON.stringify({ ...draft, name: 'x'.repeat(10_000) }),
      422,
      'VE_IS_LENGTH',
      '/name',
    ],
    ['no category', JSON.stringify({ ...draft, categoryIds: [] }), 422, 'CM_REQUIRED', '/categoryIds'],
    [
      'a malformed id inside',
      JSON.stringify({ ...draft, categoryIds: ['x'] }),
      400,
      'CO_001',
      '/categoryIds/0',
    ],
    ['an unknown field', JSON.stringify({ ...draft, 'a/b': 1 }), 422, 'CM_FORMAT', '/a~1b'],
    ['U+0000', JSON.stringify({ ...draft, name: 'a\0' }), 422, 'CM_TEXT', '/name'],
    ['a lone surrogate', '{"name":"\\ud800","categoryIds":[],"sizes":[]}', 422, 'CM_TEXT', '/name'],
    ['2 MB of JSON', `{"name":"${'x'.repeat(2_000_000)}"}`, 413, 'CM_TOO_LARGE', undefined],
  ])('with %s', async (_, payload, status, code, pointer) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await owner.request('createItem', { payload, headers });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if (pointer !== undefined) expect(answer.body.errors).toMatchObject([{ pointer, code }]);
  });

  test('says the limits after the catalogue message', async () => {
    const answer = await owner.request('createCategory', { body: { name: '' } });
    expect(answer.body.errors[0].message).toBe('Field Length is not valid (1 to 80 characters)');
  });

  test('counts a name by code points after trimming', async () => {
    expect((await owner.request('createCategory', { body: { name: ` ${'🍋'.repeat(80)} ` } })).status).toBe(
      201,
    );
    expect((await owner.request('createCategory', { body: { name: '🍋'.repeat(81) } })).status).toBe(422);
  });

  test('names malformed ids by where they stand', async () => {
    const inPath = await owner.request('getItem', { params: { itemId: 'x' } });
    expect([inPath.status, inPath.body.code]).toEqual([400, 'VE_IS_OBJECT_ID']);
    const inQuery = await owner.request('listItems', { query: { categoryId: 'x' } });
    expect([inQuery.status, inQuery.body.code]).toEqual([400, 'VE_IS_QUERY_OBJECT_ID']);
  });

  // proves: calls.json
  test.each(['/api/nothing', '/api/online-menu', '/api/'])(
    'at %s answers a problem, not a page',
    async (url) => {
      const answer = await server.app.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'CM_NOT_FOUND' });
    },
  );
});
