import type { Screen, ScreenPairing } from '@cardamom/api-types';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setClock } from '../src/shared/clock.ts';
import { rowsIn } from './support/content.ts';
import { startTestServer, type Owner, type Person, type TestServer } from './support/server.ts';

const minute = 60_000;

let server: TestServer;
let owner: Owner;
let screen: Screen;
let putBack: (() => void) | undefined;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => putBack?.());
beforeEach(async () => {
  owner = await server.registerRestaurant();
  screen = (await owner.request('createScreen', { body: { name: 'Bar' } })).body.data;
});

const forwards = (milliseconds: number) => {
  putBack?.();
  putBack = setClock(() => Date.now() + milliseconds);
};
const waiting = async (television: Person = server.visitor()): Promise<ScreenPairing> =>
  (await television.request('startScreenPairing')).body.data;
const answerTo = ({ token }: Pick<ScreenPairing, 'token'>) =>
  server.visitor().request('checkScreenPairing', { body: { token } });
const pair = (code: string, headers = {}, person = owner) =>
  person.request('pairScreen', { params: { screenId: screen.id }, body: { code }, headers });
const statusOf = async (code: string) =>
  (await server.visitor().request('getPublicScreen', { params: { screenCode: code } })).status;

test('a television shows the screen that its code is typed at, and no longer what showed it before', async () => {
  const television = await waiting();
  expect(television.code).toMatch(/^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{6}$/u);
  expect((await answerTo(television)).body.data).toEqual({ screenCode: null });
  const paired = await pair(television.code);
  expect(paired.status, paired.text).toBe(200);
  const { code, version } = paired.body.data as Screen;
  expect(code).not.toBe(screen.code);
  expect([version, paired.headers['etag']]).toEqual([2, '"2"']);
  expect((await answerTo(television)).body.data).toEqual({ screenCode: code });
  expect(await statusOf(code)).toBe(200);
  expect(await statusOf(screen.code)).toBe(404);
});

test('case, spaces and hyphens of what is typed do not count', async () => {
  const { code } = await waiting();
  const typed = ` ${code.slice(0, 3).toLowerCase()} – ${code.slice(3)}-`;
  expect((await pair(typed)).status).toBe(200);
});

const refusal = async (code: string, person = owner) => {
  const { status, body } = await pair(code, {}, person);
  return [status, body.errors?.[0]];
};

describe('a code is worth nothing', () => {
  const unknown = [422, expect.objectContaining({ pointer: '/code', code: 'CM_PAIRING' })];

  test('where no television shows it', async () => {
    expect(await refusal('AAAAAA')).toEqual(unknown);
    expect(await refusal('0O1I')).toEqual(unknown);
  });

  test('a second time, for another screen too', async () => {
    const television = await waiting();
    const { code: first } = (await pair(television.code)).body.data as Screen;
    expect(await refusal(television.code)).toEqual(unknown);
    expect((await answerTo(television)).body.data).toEqual({ screenCode: first });
  });

  test('after ten minutes, nor is what its television asks with', async () => {
    const television = await waiting();
    forwards(10 * minute - 1000);
    expect((await answerTo(television)).status).toBe(200);
    forwards(10 * minute + 1000);
    expect(await refusal(television.code)).toEqual(unknown);
    const over = await answerTo(television);
    expect([over.status, over.body.code], over.text).toEqual([404, 'CM_PAIRING_OVER']);
  });

  test('to a screen that is not there, and stays good for another', async () => {
    const television = await waiting();
    const stranger = await server.registerRestaurant();
    const foreign = await pair(television.code, {}, stranger);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'CM_NOT_FOUND']);
    expect((await answerTo(television)).body.data).toEqual({ screenCode: null });
    expect((await pair(television.code)).status).toBe(200);
  });
});

test('of two who type a code at once one wins', async () => {
  const television = await waiting();
  const other = (await owner.request('createScreen', { body: { name: 'Counter' } })).body.data as Screen;
  const answers = await Promise.all(
    [screen, other].map(({ id: screenId }) =>
      owner.request('pairScreen', { params: { screenId }, body: { code: television.code } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
  const won = answers.find(({ status }) => status === 200)?.body.data as Screen;
  expect((await answerTo(television)).body.data).toEqual({ screenCode: won.code });
});

test('a pairing that is repeated with its key answers what it answered before', async () => {
  const { code } = await waiting();
  const headers = { 'idempotency-key': randomUUID() };
  const first = await pair(code, headers);
  const again = await pair(code, headers);
  expect([first.status, again.body]).toEqual([200, first.body]);
  expect(await statusOf((first.body.data as Screen).code)).toBe(200);
});

test('what is stored of a code and of its token tells neither', async () => {
  const { code, token } = await waiting();
  const { screen_pairing: rows = [] } = await rowsIn(server.config);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.join()).not.toContain(code);
  expect(rows.join()).not.toContain(token);
});

test('pairings that are over are forgotten with the next one', async () => {
  await waiting();
  forwards(11 * minute);
  await waiting();
  const { screen_pairing: rows = [] } = await rowsIn(server.config);
  expect(rows).toHaveLength(1);
});

test('an unpaired screen has another address, of which nothing was heard yet', async () => {
  const report = { appVersion: '1', width: 1, height: 1, menuOf: '2026-01-01T00:00:00.000Z', showing: null };
  await server.visitor().request('reportScreen', { params: { screenCode: screen.code }, body: report });
  const unpaired = await owner.request('unpairScreen', { params: { screenId: screen.id } });
  const { code } = unpaired.body.data as Screen;
  expect(await statusOf(screen.code)).toBe(404);
  expect(await statusOf(code)).toBe(200);
  const { screens } = (await owner.request('getScreenStates')).body.data;
  expect(screens).toMatchObject([{ screenId: screen.id, lastSeenAt: null, isOffline: false }]);
});

describe('what is guessed or asked too often waits', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ signInTriesPerMinute: 10 });
  });
  afterAll(() => strict.stop());
  afterEach(() => putBack?.());

  const ask = async (remoteAddress: string) =>
    (
      await strict.app.inject({
        method: 'POST',
        url: '/api/public/screen-pairings',
        headers: { origin: strict.config.publicUrl },
        remoteAddress,
      })
    ).statusCode;

  test('ten wrong codes a minute, then even the right one', async () => {
    const one = await strict.registerRestaurant();
    const { id: screenId } = (await one.request('createScreen', { body: { name: 'Bar' } })).body
      .data as Screen;
    const type = async (code: string) =>
      (await one.request('pairScreen', { params: { screenId }, body: { code } })).status;
    const { code } = await waiting(strict.visitor());
    for (let wrong = 0; wrong < 10; wrong += 1) expect(await type('AAAAAA')).toBe(422);
    expect(await type(code)).toBe(429);
    putBack = setClock(() => Date.now() + minute + 1000);
    expect(await type(code)).toBe(200);
  });

  test('right codes use up no tries', async () => {
    const one = await strict.registerRestaurant();
    const { id: screenId } = (await one.request('createScreen', { body: { name: 'Bar' } })).body
      .data as Screen;
    for (let pairing = 0; pairing < 12; pairing += 1) {
      const { code } = await waiting(strict.visitor());
      const { status } = await one.request('pairScreen', { params: { screenId }, body: { code } });
      expect(status).toBe(200);
    }
  });

  test('sixty codes of televisions in ten minutes from one network; others’ have theirs', async () => {
    putBack = setClock(() => Date.now() + 20 * minute);
    for (let television = 0; television < 60; television += 1) expect(await ask('203.0.113.7')).toBe(201);
    expect(await ask('203.0.113.8')).toBe(429);
    expect(await ask('198.51.100.7')).toBe(201);
  });
});
