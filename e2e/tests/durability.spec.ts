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
