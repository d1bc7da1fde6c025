import type { Category, Item, ItemDraft, Restaurant } from '@cardamom/api-types';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../../src/config/config.ts';
import { keysFrom } from '../../src/config/keys.ts';
import { buildApp } from '../../src/http/app.ts';
import { createLog } from '../../src/http/log.ts';
import { openDatabase } from '../../src/operations/open-database.ts';

type Failure = { code: string; errors: { pointer: string; code: string }[]; dependencies?: { name: string }[] };

/** An answer; `data` for success, `problem` for failure. */
export type Answered<Data> = { status: number; data: Data; problem: Failure };

/** One owner's session. */
export type BackOffice = {
  call<Data>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    version?: number,
  ): Promise<Answered<Data>>;
  upload<Data>(file: Buffer | null, name?: string): Promise<Answered<Data>>;
  addCategory(name: string): Promise<Category>;
  addItem(draft: Partial<ItemDraft> & Pick<ItemDraft, 'name' | 'categoryIds'>): Promise<Item>;
  restaurant(): Promise<Restaurant>;
};

export type Installation = {
  app: FastifyInstance;
  dataDir: string;
  register(name: string, currency?: string): Promise<BackOffice>;
  close(): Promise<void>;
};

/** A fresh database: a file for SQLite, a database of its own on the PostgreSQL of TEST_POSTGRES_URL. */
async function freshDatabase(): Promise<{ url: string | undefined; drop(): Promise<void> }> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (server === undefined) return { url: undefined, drop: () => Promise.resolve() };
  const name = `menu_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

function answered<Data>(response: { statusCode: number; body: string }): Answered<Data> {
  const json = response.body === '' ? {} : (JSON.parse(response.body) as { data?: Data });
  return { status: response.statusCode, data: json.data as Data, problem: json as unknown as Failure };
}

function backOffice(app: FastifyInstance, cookie: string): BackOffice {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const office: BackOffice = {
    async call(method, path, body, version) {
      const ifMatch = version === undefined ? {} : { 'if-match': `"${version}"` };
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      const url = `/api${path}`;
      return answered(
        await app.inject({ method, url, headers: { ...headers, ...ifMatch, ...json }, payload }),
      );
    },
    async upload(file, name = 'dish.jpg') {
      const form = new FormData();
      form.append('altText', 'A dish');
      if (file) form.append('file', new Blob([new Uint8Array(file)]), name);
      const request = new Request('http://localhost', { method: 'POST', body: form });
      const type = { 'content-type': request.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await request.arrayBuffer());
      return answered(
        await app.inject({ method: 'POST', url: '/api/files', headers: { ...headers, ...type }, payload }),
      );
    },
    addCategory: async (name) =>
      (await office.call<Category>('POST', '/online-menu/categories', { name })).data,
    addItem: async (draft) =>
      (
        await office.call<Item>('POST', '/online-menu/items', {
          sizes: [{ kind: 'PRICED', price: 1250 }],
          ...draft,
        })
      ).data,
    restaurant: async () => (await office.call<Restaurant>('GET', '/settings/restaurant')).data,
  };
  return office;
}

/** A server of its own with an empty database and data folder. */
export async function startInstallation(): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-menu-'));
  const fresh = await freshDatabase();
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', REGISTRATION: 'open' };
  const config = { ...readConfig({ ...environment, DATABASE_URL: fresh.url }), signInTriesPerMinute: 1000 };
  const database = await openDatabase(config, () => undefined);
  const keys = keysFrom(randomUUID() + randomUUID());
  const app = await buildApp({ config, keys, database, log: createLog(config) });

  return {
    app,
    dataDir,
    async register(restaurantName, defaultCurrency = 'EUR') {
      const response = await app.inject({
        method: 'POST',
        url: '/api/authentication/register',
        headers: { 'sec-fetch-site': 'same-origin' },
        payload: {
          restaurantName,
          restaurantType: 'CAFE',
          name: 'Ana',
          lastName: 'Reis',
          email: `${randomUUID()}@owner.example`,
          password: 'Passw0rdX',
          defaultCurrency,
          timeZone: 'Europe/Lisbon',
        },
      });
      return backOffice(app, response.cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    },
    async close() {
      await app.close();
      await database.close();
      await fresh.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
