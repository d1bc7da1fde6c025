import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChangeFeed } from '../src/changes/feed.ts';
import { keptMaterial } from '../src/screens/kept-material.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a screen that another process made a moment ago is found before that is heard of', async () => {
  const owner = await server.registerRestaurant();
  const addScreen = async (name: string) =>
    (await owner.request('createScreen', { body: { name } })).body.data as { id: string; code: string };
  // A process to which nothing is told in time.
  const kept = keptMaterial({ ...server.database, changes: createChangeFeed() });
  const bar = await addScreen('Bar');
  expect((await kept.screenAt(bar.code)).screen.id).toBe(bar.id);
  const terrace = await addScreen('Terrace');
  expect((await kept.screenAt(terrace.code)).screen.id).toBe(terrace.id);
  kept.close();
});
