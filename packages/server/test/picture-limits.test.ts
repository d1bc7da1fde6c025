import type { Image } from '@cardamom/api-types';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../src/shared/ids.ts';
import { addPictureRows, plainPicture, uploadAs } from './support/pictures.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await server.registerRestaurant();
});

/** Ids of all pictures with files, whoever they belong to. */
async function storedPictures(): Promise<string[]> {
  const images = join(server.config.dataDir, 'files', 'images');
  const shelves = await readdir(images).catch(() => []);
  return (await Promise.all(shelves.map((shelf) => readdir(join(images, shelf))))).flat();
}

test('of many uploads at once six are taken, the others are told when to try again, and then they are taken', async () => {
  const picture = await plainPicture(2000, 1500);
  const answers = await Promise.all(Array.from({ length: 9 }, () => uploadAs(owner, picture)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBe(3);
  for (const answer of refused) {
    expect([answer.status, answer.body.code]).toEqual([503, 'CM_BUSY']);
    expect(answer.body.message).toBe('The server is busy with other pictures. Wait a moment and try again.');
    expect(answer.headers['retry-after']).toBe('5');
  }
  expect((await uploadAs(owner, picture)).status).toBe(201);
});

test('however many restaurants upload, no more than sixteen pictures are held at a time', async () => {
  const owners: Owner[] = [];
  for (let index = 0; index < 4; index += 1) owners.push(await server.registerRestaurant());
  const picture = await plainPicture(1200, 900);
  const answers = await Promise.all(
    owners.flatMap((who) => Array.from({ length: 5 }, () => uploadAs(who, picture))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(16);
  expect(answers.filter(({ body }) => body.code === 'CM_BUSY')).toHaveLength(4);
});

test("one restaurant's uploads do not keep another's waiting until they are all done", async () => {
  const picture = await plainPicture(1600, 1200);
  const other = await server.registerRestaurant();
  const done: string[] = [];
  const send = async (who: Owner, name: string) => {
    expect((await uploadAs(who, picture)).status).toBe(201);
    done.push(name);
  };
  await Promise.all([...Array.from({ length: 6 }, () => send(owner, 'many')), send(other, 'one')]);
  expect(done.indexOf('one')).toBeLessThan(4);
});

test('a picture whose sender has gone is not encoded', async () => {
  const base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const picture = await plainPicture(3000, 2000);
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = (signal?: AbortSignal) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(picture)]), 'dish.png');
    const headers = { cookie, origin: server.config.publicUrl };
    return fetch(`${base}/api/files`, { method: 'POST', body, headers, signal: signal ?? null });
  };
  const leaving = new AbortController();
  const sent = Array.from({ length: 7 }, () => send(leaving.signal));
  const left = Promise.allSettled(sent);
  // One finds no place: the others have theirs.
  await Promise.any(sent.map(async (answer) => expect((await answer).status).toBe(503)));
  leaving.abort();
  await left;
  await vi.waitFor(async () => expect((await send()).status).toBe(201), { timeout: 20_000 });
  const saved = await server.database.readRestaurant(owner.profile.restaurant.id, (tx) =>
    tx.selectFrom('image').select('id').execute(),
  );
  // What was encoded already when they left, and the last one.
  expect(saved.length).toBeLessThan(6);
});

test.each([
  ['2,000 pictures', (id: string) => addPictureRows(server, id, 2000)],
  ['1 GB of pictures', (id: string) => addPictureRows(server, id, 1, 1024 ** 3)],
])(
  'a restaurant with %s is told on the field how many it may keep, and nothing is stored',
  async (_what, fill) => {
    await fill(owner.profile.restaurant.id);
    const before = await storedPictures();
    const answer = await uploadAs(owner, await plainPicture(40, 30));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      {
        pointer: '/file',
        code: 'CM_QUOTA',
        message:
          'This is more than a restaurant may keep. (at most 2,000 pictures and 1 GB; pictures that nothing uses any more are removed after a week)',
      },
    ]);
    expect(await storedPictures()).toEqual(before);
    const other = await server.registerRestaurant();
    expect((await uploadAs(other, await plainPicture(40, 30))).status).toBe(201);
  },
);

test('an upload that is repeated, or refused after its files were stored, leaves no files', async () => {
  const key = newId();
  const picture = await plainPicture(40, 30);
  const first = await uploadAs(owner, picture, key);
  const stored = await storedPictures();
  expect(stored).toContain((first.body.data as Image).id);

  const again = await uploadAs(owner, picture, key);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  const otherPicture = await uploadAs(owner, await plainPicture(40, 30, '#123456'), key);
  expect(otherPicture.body.code).toBe('C_003');
  expect((await storedPictures()).toSorted()).toEqual(stored.toSorted());
  const pending = await readdir(join(server.config.dataDir, 'files', 'pending'));
  const ours = pending.filter((name) => name.startsWith(owner.profile.restaurant.id));
  expect(ours.filter((name) => !name.includes((first.body.data as Image).id))).toEqual([]);
});
