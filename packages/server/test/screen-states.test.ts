import type { LiveChanges, PublicScreen, Screen, ScreenReport, ScreenState } from '@cardamom/api-types';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setClock } from '../src/shared/clock.ts';
import { newId } from '../src/shared/ids.ts';
import { addressOf, listen } from './support/live-stream.ts';
import { lookAtScreensOf } from './support/look-at-screens.ts';
import { startMailServer, type MailServer } from './support/mail-server.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

const minute = 60_000;
const began = Date.parse('2026-11-27T12:00:00Z');

let server: TestServer;
let logged: string[] = [];
let mails: MailServer;
let owner: Owner;
let screen: Screen;
let menuId: string;
let putBack: (() => void) | undefined;
beforeAll(async () => {
  mails = await startMailServer();
  const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
  server = await startTestServer({ smtpUrl: mails.url }, log);
});
afterAll(async () => {
  await server.stop();
  await mails.stop();
});
afterEach(() => putBack?.());
beforeEach(async () => {
  at(0);
  owner = await server.registerRestaurant();
  screen = (await owner.request('createScreen', { body: { name: 'Bar' } })).body.data;
  menuId = (await owner.request('listMenus')).body.data.items[0].id;
});

/** So long after it began, in ms; sessions end meanwhile, so the back office asks with `asked`. */
function at(milliseconds: number): void {
  putBack?.();
  putBack = setClock(() => began + milliseconds);
}

async function asked(...request: Parameters<Owner['request']>): ReturnType<Owner['request']> {
  await owner.request('refresh');
  return owner.request(...request);
}

const showing = (page = 1, itemId: string | null = null) => ({ menuId, page, pages: 9, itemId });
const report = (more: Partial<ScreenReport> = {}, code = screen.code) =>
  server.visitor().request('reportScreen', {
    params: { screenCode: code },
    body: {
      appVersion: '0.1.0',
      width: 1920,
      height: 1080,
      menuOf: '2026-11-27T11:59:00.000Z',
      showing: showing(),
      ...more,
    },
  });
async function state(): Promise<ScreenState> {
  const { screens } = (await asked('getScreenStates')).body.data;
  expect(screens).toHaveLength(1);
  return screens[0] as ScreenState;
}
const look = () => lookAtScreensOf(server);

test('what a screen says of itself is how the back office sees it', async () => {
  expect(await state()).toEqual({
    screenId: screen.id,
    lastSeenAt: null,
    isOffline: false,
    appVersion: '',
    isOutdated: false,
    width: 0,
    height: 0,
    menuOf: null,
    showing: null,
    lastFault: '',
    lastFaultAt: null,
  });
  expect((await report({ appVersion: '0.0.9', showing: showing(3) })).status).toBe(204);
  expect(await state()).toMatchObject({
    lastSeenAt: '2026-11-27T12:00:00.000Z',
    isOffline: false,
    appVersion: '0.0.9',
    isOutdated: true,
    width: 1920,
    height: 1080,
    menuOf: '2026-11-27T11:59:00.000Z',
    showing: showing(3),
  });
  const { appVersion } = (
    await server.visitor().request('getPublicScreen', { params: { screenCode: screen.code } })
  ).body.data as PublicScreen;
  at(1000);
  await report({ appVersion, fault: 'TypeError: x is undefined' });
  expect(await state()).toMatchObject({ isOutdated: false, lastFault: 'TypeError: x is undefined' });
  at(31_000);
  await report({ appVersion });
  expect(await state()).toMatchObject({ lastFaultAt: '2026-11-27T12:00:01.000Z' });
});

test('a fault of a screen is one line of the log, with the screen and its version, and without its address', async () => {
  logged = [];
  await report();
  expect(logged).toEqual([]);
  await report({ appVersion: '0.0.9', fault: 'TypeError: x is undefined' });
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    level: 40,
    msg: 'a screen had a fault',
    restaurantId: owner.profile.restaurant.id,
    screenId: screen.id,
    screenVersion: '0.0.9',
    fault: 'TypeError: x is undefined',
  });
  expect(logged[0]).not.toContain(screen.code);
});

test('a screen is offline 90 seconds after its last word', async () => {
  at(0);
  await report();
  at(90_000);
  expect((await state()).isOffline).toBe(false);
  at(90_001);
  expect((await state()).isOffline).toBe(true);
});

test('of a menu or a dish that is not the restaurant’s nothing is kept', async () => {
  await report({ showing: { menuId: newId(), page: 2, pages: 3, itemId: newId() } });
  expect((await state()).showing).toEqual({ menuId: null, page: 2, pages: 3, itemId: null });
});

test.each([
  [{ width: 0 }, '/width'],
  [{ appVersion: 'v'.repeat(41) }, '/appVersion'],
  [{ fault: 'x'.repeat(501) }, '/fault'],
  [{ showing: { menuId: null, page: 0, pages: 1, itemId: null } }, '/showing'],
])('%s is refused', async (wrong, pointer) => {
  const { status, body } = await report(wrong);
  expect([status, body.errors[0].pointer]).toEqual([422, expect.stringContaining(pointer)]);
});

test('an address that is no screen’s is told so, and a screen that reports all the time waits', async () => {
  expect((await report({}, 'AAAAAAAA')).status).toBe(404);
  at(0);
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) statuses.push((await report()).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 204), 429]);
  at(minute);
  expect((await report()).status).toBe(204);
});

const heard = async (work: () => Promise<unknown>): Promise<string[]> => {
  await owner.request('refresh');
  const stream = await listen(await addressOf(server.app), { person: owner });
  expect((await stream.next()).name).toBe('ready');
  await work();
  // Told after all the others, and nothing else.
  await asked('createCategory', { body: { name: newId() } });
  const names: string[] = [];
  for (;;) {
    const [change] = ((await stream.next()).data as LiveChanges).changes;
    if (change?.entity === 'CATEGORY') break;
    names.push(change?.entity ?? '');
  }
  stream.hangUp();
  return names;
};

describe('the back office hears', () => {
  const once = ['SCREEN_STATE'];

  test('of a screen that begins, turns its page, falls silent and is back, each once', async () => {
    at(0);
    expect(await heard(() => report())).toEqual(once);
    at(30_000);
    expect(await heard(() => report())).toEqual([]);
    at(60_000);
    expect(await heard(() => report({ showing: showing(2) }))).toEqual(once);
    at(60_000 + 95_000);
    expect(await heard(look)).toEqual(once);
    at(60_000 + 155_000);
    expect(await heard(look)).toEqual([]);
    expect(await heard(() => report({ showing: showing(2) }))).toEqual(once);
  });

  test('of pages at most every five seconds, and of the last one', async () => {
    at(0);
    await report();
    expect(
      await heard(async () => {
        for (const [time, page] of [1000, 2000, 3000, 4000].entries()) {
          at(page);
          await report({ showing: showing(time + 2) });
        }
      }),
    ).toEqual([]);
    at(5000);
    expect(await heard(() => report({ showing: showing(5) }))).toEqual(once);
  });
});

describe('a screen that is asked which one it is', () => {
  test('says so for six seconds, and guests’ pages and screens hear it', async () => {
    const { restaurantUrl } = owner.profile.restaurant;
    const stream = await listen(await addressOf(server.app), { restaurantUrl });
    expect((await stream.next()).name).toBe('ready');
    const identified = performance.now();
    const answer = await asked('identifyScreen', { params: { screenId: screen.id } });
    expect(answer.status).toBe(204);
    const event = await stream.next();
    expect(performance.now() - identified).toBeLessThan(1000);
    stream.hangUp();
    expect((event.data as LiveChanges).changes).toEqual([{ entity: 'SCREEN_IDENTIFICATION', id: screen.id }]);
    const until = async () =>
      (
        (await server.visitor().request('getPublicScreen', { params: { screenCode: screen.code } })).body
          .data as PublicScreen
      ).identifyUntil;
    at(5999);
    expect(await until()).toBe(new Date(began + 6000).toISOString());
    at(6001);
    expect(await until()).toBeNull();
  });

  test('is in no history, and was not heard of by it', async () => {
    await asked('identifyScreen', { params: { screenId: screen.id } });
    await report();
    const query = { entityId: screen.id };
    const { items } = (await asked('listChanges', { query })).body.data;
    expect(items).toMatchObject([{ entity: 'SCREEN', action: 'CREATED' }]);
  });
});

/** What the owner of this test was told. */
const told = () => mails.arrived.filter(({ to }) => to.includes(owner.email));

describe('an owner is mailed of a screen that nothing was heard of', () => {
  test('for ten minutes, once an outage', async () => {
    at(0);
    await report();
    at(9 * minute);
    await look();
    expect(told()).toEqual([]);
    at(10 * minute + 1);
    await look();
    await look();
    at(30 * minute);
    await look();
    expect(told()).toHaveLength(1);
    expect(told()[0]?.headers).toContain('Bar has gone quiet');
    expect(told()[0]?.text).toContain('“Bar” at Test bistro');
    await report();
    at(41 * minute);
    await look();
    expect(told()).toHaveLength(2);
  });

  test('ten minutes later, where the mail server took none at first', async () => {
    at(0);
    await report();
    at(11 * minute);
    mails.refuseNext();
    await look();
    at(20 * minute);
    await look();
    expect(told()).toEqual([]);
    at(21 * minute);
    await look();
    expect(told()).toHaveLength(1);
  });

  test('by another process, where the one that began comes to no end; then never again', async () => {
    at(0);
    await report();
    at(11 * minute);
    const offered = mails.holdNext();
    const first = look();
    const refuse = await offered;
    at(21 * minute);
    await look();
    expect(told()).toHaveLength(1);
    refuse();
    await first;
    at(40 * minute);
    await look();
    expect(told()).toHaveLength(1);
  });

  test('of several in one mail, and of none that is switched off, deleted, or never was on', async () => {
    at(0);
    await report();
    for (const name of ['Counter', 'Off', 'Gone', 'Never']) {
      const { id: screenId, code } = (await asked('createScreen', { body: { name } })).body.data;
      if (name !== 'Never') await report({}, code);
      const headers = { 'if-match': '"1"' };
      if (name === 'Off')
        await asked('updateScreen', { params: { screenId }, body: { isActive: false }, headers });
      if (name === 'Gone') await asked('deleteScreen', { params: { screenId }, headers });
    }
    at(11 * minute);
    await look();
    expect(told()).toHaveLength(1);
    expect(told()[0]?.text).toContain('- Bar\n- Counter\n');
    expect(told()[0]?.text).not.toMatch(/Off|Gone|Never/u);
  });

  test('within its hours, once it was open for ten minutes', async () => {
    const { version } = (await asked('getRestaurant')).body.data;
    const windows = [{ weekdays: ['FRIDAY'], from: '12:30', to: '15:00' }];
    await asked('updateRestaurant', {
      body: { openingHours: { windows, exceptions: [] } },
      headers: { 'if-match': `"${version}"` },
    });
    at(0);
    await report();
    for (const minutes of [11, 29, 31, 39]) {
      at(minutes * minute);
      await look();
      expect(told()).toEqual([]);
    }
    at(41 * minute);
    await look();
    expect(told()).toHaveLength(1);
  });
});
