import type { LiveEntity, PublicScreen } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { exampleScreen } from '../testing/example-screen.ts';
import { fakeDevice } from '../testing/fake-device.ts';
import { keepCurrent } from './keep-current.ts';
import type { ScreenAnswer } from './read-screen.ts';

const found = (): ScreenAnswer => ({ kind: 'screen', screen: exampleScreen() });
const minute = 60_000;

/** Keeps a screen on a server that answers as told; one that says nothing more answers as the last time. */
function begin(...answers: ScreenAnswer['kind'][]) {
  const device = fakeDevice();
  const seen: PublicScreen[] = [];
  const network = new EventTarget();
  let asked = 0;
  let timesGone = 0;
  let timesDamaged = 0;
  let tell: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  let last: ScreenAnswer['kind'] = 'screen';
  const current = keepCurrent({
    device,
    window: network,
    read: async () => {
      asked += 1;
      last = answers.shift() ?? last;
      return last === 'screen' ? found() : { kind: last };
    },
    openStream: async () =>
      new ReadableStream({
        start: (controller) => {
          tell = controller;
        },
      }),
    onScreen: (screen) => seen.push(screen),
    onDamaged: () => {
      timesDamaged += 1;
    },
    onGone: () => {
      timesGone += 1;
    },
  });
  const passInSeconds = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 1000) {
      await device.pass(1000);
      current.tick();
    }
  };
  const change = async (entity: LiveEntity) => {
    const data = JSON.stringify({ changes: [{ entity, id: 'x' }] });
    tell?.enqueue(new TextEncoder().encode(`id: a-1\nevent: change\ndata: ${data}\n\n`));
    // A stream of the platform hands on in its own time.
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    device,
    current,
    network,
    change,
    passInSeconds,
    asked: () => asked,
    seen,
    timesGone: () => timesGone,
    timesDamaged: () => timesDamaged,
  };
}

test('what changed is read within a third of a second, and which screen it is at once', async () => {
  const { device, change, asked, current } = begin();
  await device.pass(5000);
  expect(asked()).toBe(1);
  await change('ITEM');
  expect(asked()).toBe(1);
  await device.pass(300);
  expect(asked()).toBe(2);
  await device.pass(5000);
  await change('SCREEN_IDENTIFICATION');
  await device.pass(1);
  expect(asked()).toBe(3);
  current.stop();
});

test('many changes at once are read once in a second', async () => {
  const { device, change, asked, current } = begin();
  await device.pass(5000);
  for (let count = 0; count < 20; count += 1) {
    await change('ITEM');
    await device.pass(100);
  }
  expect(asked()).toBeLessThanOrEqual(4);
  expect(asked()).toBeGreaterThanOrEqual(3);
  current.stop();
});

test('where the stream says nothing it is asked each minute', async () => {
  const { asked, passInSeconds, current } = begin();
  await passInSeconds(5 * minute);
  expect(asked()).toBeGreaterThanOrEqual(5);
  expect(asked()).toBeLessThanOrEqual(6);
  current.stop();
});

test('a server that fails is asked more and more rarely, and at once when the network is back', async () => {
  const { device, asked, network, seen, current } = begin('screen', 'failed');
  network.dispatchEvent(new Event('online'));
  await device.pass(10 * minute);
  const tries = asked();
  expect(tries).toBeGreaterThan(20);
  expect(tries).toBeLessThan(80);
  expect(seen).toHaveLength(1);
  expect(current.unconfirmedFor()).toBeGreaterThan(9 * minute);
  network.dispatchEvent(new Event('online'));
  await device.pass(300);
  expect(asked()).toBe(tries + 1);
  current.stop();
});

test('a screen is gone when the server says so twice, and never because it does not answer', async () => {
  const { device, timesGone, current } = begin('screen', 'gone', 'failed', 'gone', 'gone');
  current.askNow();
  await device.pass(2500);
  expect(timesGone()).toBe(0);
  await device.pass(10_000);
  expect(timesGone()).toBe(1);
  current.stop();
});

test('a screen that does not arrive whole is told, leaves what is shown, and is asked for again', async () => {
  const { device, seen, timesDamaged, current } = begin('damaged', 'damaged', 'screen');
  await device.pass(10_000);
  expect(timesDamaged()).toBe(2);
  expect(seen).toHaveLength(1);
  current.stop();
});
