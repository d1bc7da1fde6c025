import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDevice, writeDevice } from '../src/authentication/known-device.ts';
import { keysFrom } from '../src/config/keys.ts';
import { networkOf } from '../src/http/network.ts';
import { setClock } from '../src/shared/clock.ts';
import { startTestServer, type Owner, type Person, type TestServer } from './support/server.ts';

const wrong = 'Wrong password 1';
const deviceName = 'cardamom_device';

let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startTestServer({ signInTriesPerMinute: 3, trustProxy: true });
  owner = await server.registerRestaurant();
});
afterEach(() => server.stop());

async function tryToSignIn(person: Person, address: string, password = wrong, email = owner.email) {
  const headers = { 'x-forwarded-for': address };
  return person.request('signIn', { body: { email, password }, headers });
}

/** Wrong tries until one network is told to wait. */
async function useUp(network: string): Promise<void> {
  const statuses = [];
  for (let host = 1; host <= 4; host += 1)
    statuses.push((await tryToSignIn(server.visitor(), `${network}.${host}`)).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
}

/** The owner's device, signed out. */
function ownDevice(): Person {
  const person = server.visitor();
  person.cookies.set(deviceName, owner.cookies.get(deviceName) ?? '');
  return person;
}

describe('somebody who guesses a password', () => {
  test('from one network locks nobody out elsewhere', async () => {
    await useUp('198.51.100');
    expect((await tryToSignIn(server.visitor(), '203.0.113.7', owner.password)).status).toBe(200);
  });

  test('from many networks is slowed too, while a device that signed in before gets in from anywhere', async () => {
    for (let network = 1; network <= 5; network += 1)
      for (let host = 1; host <= 3; host += 1) await tryToSignIn(server.visitor(), `10.0.${network}.${host}`);
    expect((await tryToSignIn(server.visitor(), '203.0.113.7', owner.password)).status).toBe(429);
    expect((await tryToSignIn(ownDevice(), '203.0.113.7', owner.password)).status).toBe(200);
    expect((await tryToSignIn(ownDevice(), '10.0.1.1', owner.password)).status).toBe(200);
  });

  test('from one address is refused before anything is read, whatever the e-mails', async () => {
    for (let at = 0; at < 3; at += 1)
      await tryToSignIn(server.visitor(), '198.51.100.1', wrong, `a${at}@example.org`);
    const headers = { 'x-forwarded-for': '198.51.100.1', 'content-type': 'application/json' };
    const unread = await server.visitor().request('signIn', { payload: '{"no json', headers });
    expect([unread.status, unread.body.code]).toEqual([429, 'CM_RATE']);
    expect(Number(unread.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('on a stolen device has that device’s few tries and no more', async () => {
    const statuses = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await tryToSignIn(ownDevice(), `10.1.${at}.1`)).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  test('gains nothing by a device of their own', async () => {
    const attacker = await server.registerRestaurant({ restaurantName: 'Attacker' });
    const device = attacker.cookies.get(deviceName) ?? '';
    const statuses = [];
    for (let host = 1; host <= 4; host += 1) {
      const person = server.visitor();
      // A fresh device each time, as each sign-in without a cookie gives one.
      person.cookies.set(
        deviceName,
        host === 1 ? device : writeDevice(server.keys, undefined, attacker.email),
      );
      statuses.push((await tryToSignIn(person, '198.51.100.1')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  test('is told the same, to the byte, about people who exist and who do not', async () => {
    const answers = [];
    for (const email of [owner.email, 'nobody@example.org']) {
      const texts = [];
      for (let host = 1; host <= 4; host += 1)
        texts.push((await tryToSignIn(server.visitor(), `192.0.2.${host}`, wrong, email)).text);
      answers.push(texts);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('the wait', () => {
  let time: number;
  let restoreClock: () => void;
  let host: number;
  beforeEach(() => {
    time = Date.now();
    restoreClock = setClock(() => time);
    host = 0;
  });
  afterEach(() => restoreClock());

  /** A try from another address of the network each time: each address has its own few a minute. */
  const tryFrom = (network: string, password = wrong) =>
    tryToSignIn(server.visitor(), `${network}.${(host += 1)}`, password);
  /** A try that is told to wait: for how many seconds. */
  async function toldToWait(network: string): Promise<number> {
    const answer = await tryFrom(network);
    expect([answer.status, answer.body.code]).toEqual([429, 'CM_RATE']);
    return Number(answer.headers['retry-after']);
  }
  /** Uses up the tries that are free, then waits as told and is wrong again, so often. */
  async function waits(network: string, often: number): Promise<number[]> {
    for (let free = 0; free < 3; free += 1) expect((await tryFrom(network)).status).toBe(401);
    const told = [];
    for (let count = 0; count < often; count += 1) {
      const seconds = await toldToWait(network);
      told.push(seconds);
      time += seconds * 1000;
      expect((await tryFrom(network)).status).toBe(401);
    }
    return told;
  }

  test('grows with each wrong password, and never beyond a quarter of an hour', async () => {
    expect(await waits('198.51.100', 10)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  });

  test('is not prolonged by trying during it, so whoever waits gets in', async () => {
    await waits('198.51.100', 4);
    const seconds = await toldToWait('198.51.100');
    for (let at = 0; at < 5; at += 1) expect(await toldToWait('198.51.100')).toBe(seconds);
    time += seconds * 1000;
    expect((await tryFrom('198.51.100', owner.password)).status).toBe(200);
  });

  test('ends with the right password, and is forgotten after an hour without a try', async () => {
    await waits('198.51.100', 1);
    time += (await toldToWait('198.51.100')) * 1000;
    expect((await tryFrom('198.51.100', owner.password)).status).toBe(200);
    expect(await waits('198.51.100', 2)).toEqual([5, 10]);
    time += 60 * 60_000;
    expect(await waits('198.51.100', 1)).toEqual([5]);
  });

  test('is at most a minute where it counts for all networks, which share it without having met', async () => {
    for (let network = 1; network <= 5; network += 1)
      for (let at = 0; at < 3; at += 1) await tryFrom(`10.0.${network}`);
    const told = [];
    for (let network = 6; network < 14; network += 1) {
      const seconds = await toldToWait(`10.0.${network}`);
      told.push(seconds);
      time += seconds * 1000;
      expect((await tryFrom(`10.1.${network}`)).status).toBe(401);
    }
    expect(told).toEqual([5, 10, 20, 40, 60, 60, 60, 60]);
    time += 60_000;
    expect((await tryFrom('203.0.113', owner.password)).status).toBe(200);
  });
});

describe('a known device', () => {
  const keys = keysFrom('x'.repeat(40));

  test('stays known after signing out, and its cookie says nothing of the account', async () => {
    const value = owner.cookies.get(deviceName) ?? '';
    await owner.request('logout');
    expect(owner.cookies.get(deviceName)).toBe(value);
    for (const secret of [owner.email, owner.profile.id, owner.profile.restaurant.id])
      expect(Buffer.from(value).toString('latin1')).not.toContain(secret);
  });

  test('is known for a year, by its unchanged cookie, to this installation alone', () => {
    const cookie = writeDevice(keys, undefined, 'a@b.cd');
    expect(readDevice(keys, cookie)?.accounts).toHaveLength(1);
    expect(readDevice(keysFrom('y'.repeat(40)), cookie)).toBeUndefined();
    expect(readDevice(keys, cookie.replace(/^1/u, '2'))).toBeUndefined();
    expect(readDevice(keys, `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined();
    for (const forged of ['', '.', '1.x.9999999999999.y.', 'x'.repeat(9000)])
      expect(readDevice(keys, forged)).toBeUndefined();
    const restore = setClock(() => Date.now() + 366 * 24 * 60 * 60_000);
    expect(readDevice(keys, cookie)).toBeUndefined();
    restore();
  });

  test('is shared by a shift: the latest eight who signed in on it', () => {
    let cookie = writeDevice(keys, undefined, 'person0@example.org');
    for (let at = 1; at < 12; at += 1)
      cookie = writeDevice(keys, readDevice(keys, cookie), `person${at}@example.org`);
    expect(readDevice(keys, cookie)?.accounts).toHaveLength(8);
    expect(cookie.length).toBeLessThan(400);
  });
});

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:0db8:0001:0200::/56'],
  ['2001:db8:1:200::1', '2001:0db8:0001:0200::/56'],
  ['2001:db8:1:300::1', '2001:0db8:0001:0300::/56'],
  ['::1', '0000:0000:0000:0000::/56'],
  ['fe80::1', 'fe80:0000:0000:0000::/56'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
