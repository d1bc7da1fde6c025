import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';
import { multipart, picture } from './support/world.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
});
afterAll(() => server.stop());

const me = async (person = owner) => (await person.request('getMyProfile')).body.data;

async function change(body: object, version?: number) {
  const headers = { 'if-match': `"${version ?? (await me()).version}"` };
  return owner.request('updateMyProfile', { body, headers });
}

describe('one’s own profile', () => {
  // proves: staff.name, staff.phone
  test('holds the name and phone number that one gives, and what a call does not name stays', async () => {
    const phone = { prefix: '+351', number: '912345678' };
    const answer = await change({ name: '  Inês ', lastName: 'Duarte', phone });
    expect([answer.status, answer.headers['etag']]).toEqual([200, `"${answer.body.data.version}"`]);
    expect(await me()).toMatchObject({ name: 'Inês', lastName: 'Duarte', phone });
    await change({ phone: null });
    expect(await me()).toMatchObject({ name: 'Inês', lastName: 'Duarte', phone: null });
  });

  // proves: staff.position
  test.each([
    [{ position: 'Head chef' }],
    [{ permissions: ['ALL'] }],
    [{ isOwner: true }],
    [{ email: 'other@example.org' }],
  ])('takes nothing that others decide: %j', async (body) => {
    const before = await me();
    expect((await change(body)).status).toBe(422);
    expect(await me()).toEqual(before);
  });

  test('is changed in the version that one saw', async () => {
    const { version } = await me();
    expect((await change({ name: 'First' }, version)).status).toBe(200);
    const late = await change({ name: 'Second' }, version);
    expect([late.status, late.body.code, late.body.current.name]).toEqual([412, 'CM_CONFLICT', 'First']);
    expect((await owner.request('updateMyProfile', { body: { name: 'Third' } })).status).toBe(428);
  });

  test('refuses a name that is none', async () => {
    const answer = await change({ name: '   ' });
    expect(answer.body.errors).toMatchObject([{ pointer: '/name', code: 'VE_IS_LENGTH' }]);
  });
});

describe('one’s own picture', () => {
  // proves: staff.picture
  test('is stored, shown everywhere one’s profile is, replaced and taken away, by somebody without any permission', async () => {
    const waiter = await server.signInAs(owner, []);
    const answer = await waiter.request('uploadMyPicture', await picture());
    expect(answer.status).toBe(200);
    const first = answer.body.data.picture;
    // Formats that are smaller still come a moment later.
    expect((await me(waiter)).picture?.id).toBe(first.id);
    const media = await server.app.inject({ url: first.sources[0].url });
    expect(media.statusCode).toBe(200);
    const second = (await waiter.request('uploadMyPicture', await picture())).body.data.picture;
    expect(second.id).not.toBe(first.id);
    expect((await waiter.request('removeMyPicture')).body.data.picture).toBeNull();
    expect((await me(waiter)).picture).toBeNull();
  });

  // proves: errors.G_001, errors.G_002, errors.G_003
  test.each([
    ['G_001', async () => multipart('none.png', Buffer.alloc(0))],
    ['G_002', async () => multipart('large.png', Buffer.alloc(2 * 1024 * 1024 + 1))],
    ['G_003', async () => multipart('text.png', await readFile(new URL(import.meta.url)))],
  ] as const)('is refused with %s where it is none, or too large', async (code, file) => {
    const before = await me();
    const answer = await owner.request('uploadMyPicture', await file());
    expect(answer.body.errors).toMatchObject([{ pointer: '/file', code }]);
    expect(await me()).toEqual(before);
  });

  test('sent twice with one key is stored once', async () => {
    const upload = await picture();
    const headers = { ...upload.headers, 'idempotency-key': 'my-picture-of-today' };
    const [one, other] = [
      await owner.request('uploadMyPicture', { ...upload, headers }),
      await owner.request('uploadMyPicture', { ...upload, headers }),
    ];
    expect(other.body.data).toEqual(one.body.data);
  });
});
