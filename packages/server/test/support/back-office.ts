import type { Category, Item, ItemDraft, Restaurant } from '@cardamom/api-types';
import type { FastifyInstance } from 'fastify';
import { startTestServer } from './server.ts';

type Failure = {
  code: string;
  errors: { pointer: string; code: string }[];
  dependencies?: { name: string }[];
};

/** An answer; `data` for success, `problem` for failure. */
export type Answered<Data> = { status: number; data: Data; problem: Failure };

/** One owner's session. */
export type BackOffice = {
  call<Data>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
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

/** A server of its own, with owners who speak in categories, items and pictures. */
export async function startInstallation(): Promise<Installation> {
  const server = await startTestServer();
  return {
    app: server.app,
    dataDir: server.config.dataDir,
    async register(restaurantName, defaultCurrency = 'EUR') {
      const { cookies } = await server.registerRestaurant({ restaurantName, defaultCurrency });
      return backOffice(server.app, [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    },
    close: () => server.stop(),
  };
}
