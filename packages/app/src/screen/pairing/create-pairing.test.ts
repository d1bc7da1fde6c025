import { expect, test } from 'vitest';
import { fakeDevice } from '../testing/fake-device.ts';
import { createPairing } from './create-pairing.ts';
import type { CodeAnswer } from './pairing-calls.ts';

const tenMinutes = 600_000;

/** A server that gives codes in turn; `answer` and `isAway` are what it does now. */
function begin() {
  const device = fakeDevice();
  const server = { answer: { kind: 'waiting' } as CodeAnswer, isAway: false, given: 0 };
  const paired: string[] = [];
  const reach = () => {
    if (server.isAway) throw new TypeError('fetch failed');
  };
  const pairing = createPairing({
    device,
    askForCode: async () => {
      reach();
      server.given += 1;
      const code = `K7M2P${server.given + 1}`;
      return { code, token: code, expiresAt: '2026-11-27T12:10:00Z', goodFor: tenMinutes };
    },
    checkCode: async () => {
      reach();
      return server.answer;
    },
    onPaired: (code) => paired.push(code),
  });
  return { device, server, pairing, paired };
}

test('it shows a code until somebody has typed it', async () => {
  const { device, server, pairing, paired } = begin();
  await device.pass(1000);
  expect(pairing.state()).toEqual({ code: 'K7M2P2', minutes: 10, isAlone: false });
  server.answer = { kind: 'paired', screenCode: 'ABCD2345' };
  await device.pass(4000);
  expect(paired).toEqual(['ABCD2345']);
  await device.pass(60_000);
  expect(paired).toHaveLength(1);
});

test('a new code comes before the old one is over', async () => {
  const { device, pairing } = begin();
  await device.pass(tenMinutes - 30_000);
  expect(pairing.state()).toMatchObject({ code: 'K7M2P2', minutes: 1 });
  await device.pass(20_000);
  expect(pairing.state().code).toBe('K7M2P3');
  pairing.stop();
});

test('a code that the server knows no more is replaced at once', async () => {
  const { device, server, pairing } = begin();
  await device.pass(1000);
  server.answer = { kind: 'over' };
  await device.pass(4000);
  server.answer = { kind: 'waiting' };
  await device.pass(4000);
  expect(pairing.state().code).not.toBe('K7M2P2');
  pairing.stop();
});

test('without a network it says so, keeps the code while it is good, and goes on by itself', async () => {
  const { device, server, pairing } = begin();
  await device.pass(1000);
  server.isAway = true;
  await device.pass(60_000);
  expect(pairing.state()).toMatchObject({ code: 'K7M2P2', isAlone: true });
  await device.pass(tenMinutes);
  expect(pairing.state()).toMatchObject({ code: null, isAlone: true });
  server.isAway = false;
  await device.pass(31_000);
  expect(pairing.state()).toMatchObject({ code: 'K7M2P3', isAlone: false });
  pairing.stop();
});
