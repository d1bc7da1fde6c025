import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { startProductServer, type ProductServer } from '../../scripts/lib/product-server.ts';
import { categoryNames, createCategory, register } from '../support/api.ts';

const ROUNDS = 20;
const WRITERS = 4;
const WRITES_BEFORE_KILL = 12;

test('a killed process loses no acknowledged write, twenty times over', async ({ playwright }) => {
  test.setTimeout(240_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-durability-'));
  const acknowledged: string[] = [];
  let storageState: Awaited<ReturnType<APIRequestContext['storageState']>> | undefined;
  let server: ProductServer | undefined;
  const signedIn = async (on: ProductServer) =>
    playwright.request.newContext({ baseURL: on.baseUrl, ...(storageState && { storageState }) });
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      server = await startProductServer(dataDir, { SEED_DEMO: 'false', REGISTRATION: 'open' });
      const api = await signedIn(server);
      if (round === 0) {
        await register(api);
        storageState = await api.storageState();
      }
      const present = new Set(await categoryNames(api));
      expect(
        acknowledged.filter((name) => !present.has(name)),
        `lost after kill ${round}`,
      ).toEqual([]);
      if (round < ROUNDS) await writeUntilKilled(api, server, round, acknowledged);
      await api.dispose();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_BEFORE_KILL);
  } finally {
    await server?.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Writes from several sides at once; the kill falls while further writes are on their way. */
async function writeUntilKilled(
  api: APIRequestContext,
  server: ProductServer,
  round: number,
  acknowledged: string[],
): Promise<void> {
  const target = acknowledged.length + WRITES_BEFORE_KILL;
  let killed: Promise<void> | undefined;
  const write = async (writer: number) => {
    for (let count = 0; !killed; count += 1) {
      const name = `Round ${round}, writer ${writer}, category ${count}`;
      try {
        await createCategory(api, name);
      } catch (error) {
        // Unanswered because of the kill: it may or may not be there afterwards, and both are right.
        if (killed) return;
        throw error;
      }
      acknowledged.push(name);
      if (acknowledged.length >= target) killed ??= server.stop('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await killed;
}

const DISHES = 5000;

const dishes = (): string =>
  ['Category,Name,Price', ...Array.from({ length: DISHES }, (_, index) => `Mains,Dish ${index},4.50`)].join(
    '\n',
  );

type Import = {
  id: string;
  state: string;
  wasInterrupted: boolean;
  progress: { done: number; total: number } | null;
};

async function dataOf<Data>(answer: Awaited<ReturnType<APIRequestContext['get']>>): Promise<Data> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

test('a process killed while it applies an import leaves nothing of it, and the import can be applied again', async ({
  playwright,
}) => {
  test.setTimeout(180_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-killed-import-'));
  let server = await startProductServer(dataDir, { SEED_DEMO: 'false', REGISTRATION: 'open' });
  try {
    const before = await playwright.request.newContext({ baseURL: server.baseUrl });
    await register(before);
    const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(dishes()) };
    const headers = { Origin: server.baseUrl };
    const { id } = await dataOf<Import>(
      await before.post('/api/online-menu/imports', { headers, multipart: { file } }),
    );
    const read = async (api: APIRequestContext) =>
      dataOf<Import>(await api.get(`/api/online-menu/imports/${id}`));
    const apply = async (api: APIRequestContext, origin: string) =>
      dataOf<Import>(
        await api.post(`/api/online-menu/imports/${id}/apply`, { headers: { Origin: origin }, data: {} }),
      );
    const itemCount = async (api: APIRequestContext) =>
      (await dataOf<{ page: { total: number } }>(await api.get('/api/online-menu/items?limit=1'))).page.total;

    await expect.poll(async () => (await read(before)).state, { timeout: 60_000 }).toBe('READY');
    await apply(before, server.baseUrl);
    await expect
      .poll(async () => (await read(before)).progress?.done ?? 0, { timeout: 60_000, intervals: [5] })
      .toBeGreaterThan(0);
    const storageState = await before.storageState();
    await server.stop('SIGKILL');
    await before.dispose();

    server = await startProductServer(dataDir, { SEED_DEMO: 'false', REGISTRATION: 'open' });
    const after = await playwright.request.newContext({ baseURL: server.baseUrl, storageState });
    expect(await itemCount(after)).toBe(0);
    await expect
      .poll(async () => read(after), { timeout: 60_000 })
      .toMatchObject({ state: 'READY', wasInterrupted: true });
    await apply(after, server.baseUrl);
    await expect.poll(async () => (await read(after)).state, { timeout: 60_000 }).toBe('APPLIED');
    expect(await itemCount(after)).toBe(DISHES);
    await after.dispose();
  } finally {
    await server.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});
