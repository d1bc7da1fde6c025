import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../src/http/contract.ts';
import { emailKey, isStorable, longestText, nameKey, normalise } from '../src/shared/text.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

/** Marks in the order that costs most to sort: each of the second half has to move before the whole first half. */
const unsortedMarks = (count: number) => `a${'\u0315'.repeat(count)}${'\u0300'.repeat(count)}`;

/** A server that serves others waits no longer than this for one text. */
const shortPause = 100;

function milliseconds(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

describe('text from outside', () => {
  test.each([
    ['normalise', normalise],
    ['nameKey', nameKey],
    ['emailKey', emailKey],
    ['isStorable', isStorable],
  ])('is read in time that grows with its length: %s', (_name, read) => {
    expect(milliseconds(() => read(unsortedMarks(100_000)))).toBeLessThan(1000);
    expect(milliseconds(() => read(`a${'\u0315'.repeat(15)}`.repeat(10_000)))).toBeLessThan(1000);
  });

  test('may carry 30 combining marks on a letter, as UAX #15 does, and no more', () => {
    expect(isStorable(`a${'\u0301'.repeat(30)}`)).toBe(true);
    expect(isStorable(`a${'\u0301'.repeat(31)}`)).toBe(false);
    expect(isStorable('\u{1E000}'.repeat(30))).toBe(true);
    expect(isStorable('\u{1E000}'.repeat(31))).toBe(false);
    expect(isStorable('ｶ'.concat('\uFF9E'.repeat(31)))).toBe(false);
  });

  test.each(['Phở bò tái', 'कर्म्', 'שָׁלוֹם', 'กุ้งเผา', '👩‍👩‍👧‍👦 ❤️ 🇵🇹', 'Zoë'])(
    'is stored as people write it: %s',
    (text) => {
      expect(isStorable(text)).toBe(true);
      expect(normalise(` ${text.normalize('NFD')} `)).toBe(text.normalize('NFC'));
    },
  );
});

type Schema = { [key: string]: unknown };
const bounded = new Set(['uuid', 'date', 'date-time']);

/** Every schema of a text below this one. */
function texts(schema: unknown, at: string, found: [string, Schema][] = []): [string, Schema][] {
  if (Array.isArray(schema)) schema.forEach((part, index) => texts(part, `${at}/${index}`, found));
  else if (typeof schema === 'object' && schema !== null) {
    const { type } = schema as Schema;
    if (type === 'string' || (Array.isArray(type) && type.includes('string')))
      found.push([at, schema as Schema]);
    for (const [key, part] of Object.entries(schema)) texts(part, `${at}/${key}`, found);
  }
  return found;
}

/** What a request may hold, references followed. */
function requestTexts(): [string, Schema][] {
  const contract = readContract();
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref } = node as { $ref?: string };
    if ($ref === undefined) return Object.fromEntries(Object.entries(node).map(([k, v]) => [k, resolve(v)]));
    return resolve(
      $ref
        .slice(2)
        .split('/')
        .reduce<Schema>((at, key) => at[key] as Schema, contract as never),
    );
  };
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Record<string, Schema>).flatMap(([method, operation]) => {
      const asked = method === 'parameters' ? operation : [operation['parameters'], operation['requestBody']];
      return texts(resolve(asked), `${method} ${path}`);
    }),
  );
}

test('every text a request may hold is bounded by the contract, and its bound fits what is composed at all', () => {
  const found = requestTexts();
  expect(found.length).toBeGreaterThan(100);
  for (const [at, schema] of found) {
    const isBounded =
      'maxLength' in schema || 'enum' in schema || 'const' in schema || bounded.has(String(schema['format']));
    const pattern = (schema['pattern'] as string | undefined) ?? '*';
    const isFile = schema['contentMediaType'] !== undefined;
    expect(isBounded || isFile || !/(?<!\\)[*+]/u.test(pattern), `${at} ${JSON.stringify(schema)}`).toBe(
      true,
    );
    // Decomposed, a code point has at most four; each at most two UTF-16 units.
    expect(Number(schema['maxLength'] ?? 0) * 8, at).toBeLessThanOrEqual(longestText);
  }
});

describe('a request with hostile text', () => {
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.registerRestaurant();
  });
  afterAll(() => server.stop());

  test('of half a million unsorted marks is refused by its length, at once', async () => {
    const begun = performance.now();
    const body = { name: unsortedMarks(150_000) };
    const answer = await owner.request('createCategory', { body });
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([422, 'VE_IS_LENGTH']);
    expect(answer.body.errors[0].message).toBe('Field Length is not valid (1 to 80 characters)');
    expect(performance.now() - begun).toBeLessThan(10 * shortPause);
  });

  test('of 31 marks in a row is refused by its field', async () => {
    const answer = await owner.request('createCategory', { body: { name: `a${'\u0301'.repeat(31)}` } });
    expect([answer.status, answer.body.code]).toEqual([422, 'CM_TEXT']);
    expect(answer.body.errors).toMatchObject([{ pointer: '/name' }]);
  });

  test('in a search or a path is refused too', async () => {
    const search = `a${'\u0301'.repeat(31)}`;
    expect((await owner.request('listItems', { query: { search } })).body.code).toBe('CM_TEXT');
    const inPath = await owner.request('getItem', { params: { itemId: search } });
    expect([inPath.status, inPath.body.code]).toEqual([400, 'VE_IS_OBJECT_ID']);
  });

  test.each([
    ['nested a thousand deep', '['.repeat(1000) + ']'.repeat(1000), 400, 'CM_BAD_JSON'],
    ['nested 400,000 deep', '['.repeat(400_000) + ']'.repeat(400_000), 400, 'CM_BAD_JSON'],
    ['nested in objects', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000), 400, 'CM_BAD_JSON'],
    ['of 300,000 values', `[${'0,'.repeat(300_000)}0]`, 413, 'CM_TOO_LARGE'],
    ['whose brackets stand in a text', JSON.stringify({ name: '['.repeat(80) }), 201, undefined],
  ])('%s is answered as what it is', async (_what, payload, status, code) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await owner.request('createCategory', { payload, headers });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test.each([
    ['150,000 texts that cannot be stored', { names: Array.from({ length: 40_000 }, () => '\0') }],
    ['a key of half a megabyte', { ['k'.repeat(500_000)]: ['\0', '\0', '\0'] }],
    ['many long keys', Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}`.repeat(1500), 1]))],
    [
      'a long key above many wrong texts',
      { a: { ['k'.repeat(90_000)]: Array.from({ length: 5000 }, () => '\0') } },
    ],
  ])('that is wrong in many ways (%s) gets a short answer', async (_what, body) => {
    const answer = await owner.request('createCategory', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.length).toBeGreaterThan(0);
    expect(answer.body.errors.length).toBeLessThanOrEqual(100);
    expect(answer.text.length).toBeLessThan(64 * 1024);
  });

  test('to sign-in is read up to 8 KB', async () => {
    const answer = await server
      .visitor()
      .request('signIn', { body: { email: 'a@b.cd', password: 'x'.repeat(9000) } });
    expect([answer.status, answer.body.code]).toEqual([413, 'CM_TOO_LARGE']);
  });
});
