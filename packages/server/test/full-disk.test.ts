import { operations, type OperationId } from '@cardamom/api-types';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../src/composition/app.ts';
import { checkAnswer } from './support/answer-check.ts';
import { pictureForm, plainPicture } from './support/pictures.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
const isEmbedded = !isPostgres;

let server: TestServer;
let owner: Owner;
let itemId: string;
let second: FastifyInstance;
let logged: { msg: string; level: number }[];
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
  const category = (await owner.request('createCategory', { body: { name: 'Soups' } })).body.data;
  const body = { name: 'Miso', sizes: [{ kind: 'PRICED', price: 500 }], categoryIds: [category.id] };
  itemId = (await owner.request('createItem', { body })).body.data.id;
  logged = [];
});
afterEach(async () => {
  await second.close();
  await server.stop();
});

/** The same installation, served by a process that wants this much room on the disk. */
async function serve(leastFreeBytes = server.config.leastFreeBytes): Promise<void> {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().trim().split('\n')) logged.push(JSON.parse(line));
      done();
    },
  });
  const { config, keys, database } = server;
  const log = pino({ level: 'warn' }, stream);
  second = await buildApp(
    { config: { ...config, leastFreeBytes }, keys, database, log },
    { inspectAnswer: checkAnswer },
  );
}

async function ask(operationId: OperationId, body?: unknown, params: Record<string, string> = {}) {
  const { method, path } = operations[operationId];
  const answer = await second.inject({
    method,
    url: path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => params[name] ?? name),
    headers: {
      origin: server.config.publicUrl,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    cookies: Object.fromEntries(owner.cookies),
    payload: body === undefined ? undefined : JSON.stringify(body),
  });
  return {
    status: answer.statusCode,
    code: answer.statusCode < 400 ? null : answer.json<{ code: string }>().code,
    headers: answer.headers,
  };
}

async function upload() {
  const { payload, headers } = await pictureForm(await plainPicture());
  return second.inject({
    method: 'POST',
    url: '/api/files',
    headers: { origin: server.config.publicUrl, ...headers },
    cookies: Object.fromEntries(owner.cookies),
    payload,
  });
}

/** What the log says that is not about the builds a test does without. */
const messages = () => logged.map(({ msg }) => msg).filter((msg) => !msg.includes('npm start'));

const signIn = () => ask('signIn', { email: owner.email, password: owner.password });
const soldOut = () => ask('setItemAvailability', { state: 'SOLD_OUT', until: null }, { itemId });
const readiness = async () => {
  const { statusCode, body } = await second.inject({ url: '/readyz' });
  return [statusCode, body];
};

async function freeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(server.config.dataDir);
  return bavail * bsize;
}

test('with little room uploads and imports are refused before they are read, and everything else goes on', async () => {
  await serve((await freeBytes()) * 2);
  const refused = await upload();
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'CM_DISK_FULL']);
  expect(refused.json<{ message: string }>().message).toBe(
    "The server's disk is full, so this cannot be stored. Whoever runs the server has to make room.",
  );
  expect(refused.headers['retry-after']).toBe('60');
  expect((await ask('createImport')).code).toBe('CM_DISK_FULL');
  expect((await signIn()).status).toBe(200);
  expect((await ask('createCategory', { name: 'Small' })).status).toBe(201);
  expect(await readiness()).toEqual([
    200,
    expect.stringMatching(/^ok, but disk nearly full \(\d+ MB free in the data folder\)$/u),
  ]);
  expect(messages()).toEqual(['the disk is nearly full: uploads and imports are refused']);
});

test('with hardly any room the embedded database keeps it for signing in and for what is sold out', async () => {
  await serve(Number.MAX_SAFE_INTEGER);
  expect((await ask('createCategory', { name: 'Small' })).code).toBe(isEmbedded ? 'CM_DISK_FULL' : null);
  expect((await upload()).statusCode).toBe(503);
  expect((await signIn()).status).toBe(200);
  expect((await soldOut()).status).toBe(200);
  expect((await ask('listCategories')).status).toBe(200);
  expect(messages()).toEqual([
    'the disk is full: make room in the data folder, or where PostgreSQL keeps its data',
  ]);
});

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server.config.databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function countCategories(): Promise<number> {
  return (await owner.request('listCategories')).body.data.items.length;
}

/** Lets the database refuse as it does on a full disk; returns how to make room again. */
async function fillDisk(): Promise<() => Promise<void>> {
  if (isEmbedded) {
    const limit = (most: string) =>
      server.database.beforeSignIn(async ({ db }) => {
        await sql`pragma max_page_count = ${sql.raw(most)}`.execute(db);
      });
    await limit('1');
    return () => limit('1000000');
  }
  await administer(`
    create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger full_disk before insert on category for each row execute function full_disk();
    create trigger full_disk before insert on image for each row execute function full_disk()`);
  return () => administer('drop function full_disk() cascade');
}

test('a database that cannot write says so in words, once in the log and at /readyz, writes nothing by halves and goes on once there is room', async () => {
  await serve();
  const makeRoom = await fillDisk();
  const description = 'x'.repeat(400);
  const answers = [];
  // SQLite first uses up the pages it has.
  for (let index = 0; index < 60; index += 1)
    answers.push(await ask('createCategory', { name: `Full ${index}`, description }));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, code, headers } of refused)
    expect([status, code, headers['retry-after']]).toEqual([503, 'CM_DISK_FULL', '60']);
  expect(await countCategories()).toBe(1 + answers.length - refused.length);
  expect((await upload()).statusCode).toBe(503);
  expect(await readiness()).toEqual([200, expect.stringMatching(/^ok, but disk full/u)]);
  await vi.waitFor(
    () =>
      expect(messages()).toEqual([
        'the disk is full: make room in the data folder, or where PostgreSQL keeps its data',
      ]),
    { timeout: 20_000 },
  );
  const images = join(server.config.dataDir, 'files', 'images');
  const shelves = await readdir(images);
  expect((await Promise.all(shelves.map((shelf) => readdir(join(images, shelf))))).flat()).toEqual([]);
  expect(await readdir(join(server.config.dataDir, 'files', 'pending'))).toEqual([]);

  await makeRoom();
  expect((await ask('createCategory', { name: 'Room again' })).status).toBe(201);
  expect((await upload()).statusCode).toBe(201);
});

describe.runIf(isEmbedded)('the reserve', () => {
  test('is put aside where there is room, and lies beside the embedded database alone', async () => {
    await serve();
    const reserve = join(server.config.dataDir, 'reserve');
    expect((await stat(reserve)).size).toBe(8 * 1024 * 1024);
  });
});

describe.runIf(isPostgres)('with PostgreSQL', () => {
  test('no room is put aside in a folder that holds no database', async () => {
    await serve();
    expect((await ask('createCategory', { name: 'Elsewhere' })).status).toBe(201);
    expect(existsSync(join(server.config.dataDir, 'reserve'))).toBe(false);
  });
});
