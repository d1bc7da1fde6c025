import { expect, test } from 'vitest';
import { fakeDevice } from '../testing/fake-device.ts';
import { createReloads, reloadAfter } from './reloads.ts';

const minute = 60_000;

function reloadsOf({ isSure = () => true }: { isSure?: () => boolean } = {}) {
  const device = fakeDevice();
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  let times = 0;
  const begin = () =>
    createReloads({
      device,
      storage,
      ownVersion: 'old',
      canReload: async () => isSure(),
      reload: () => {
        times += 1;
      },
    });
  return { device, begin, times: () => times };
}

test('a fault that comes back reloads the page at most every minute, and more and more rarely', async () => {
  const { device, begin, times } = reloadsOf();
  begin().forFault();
  await device.pass(3000);
  expect(times()).toBe(1);
  begin().forFault();
  await device.pass(50_000);
  expect(times()).toBe(1);
  await device.pass(10_000);
  expect(times()).toBe(2);
  expect(reloadAfter([0, minute], minute)).toBe(2 * minute);
  expect(
    reloadAfter(
      [0, 1, 2, 3, 4, 5, 6, 7].map((at) => at * minute),
      7 * minute,
    ),
  ).toBe(15 * minute);
});

test('many faults at once are one, and an hour later a fault is new', async () => {
  const { device, begin, times } = reloadsOf();
  const reloads = begin();
  for (let count = 0; count < 50; count += 1) reloads.forFault();
  await device.pass(10 * minute);
  expect(times()).toBe(1);
  expect(reloadAfter([0], 61 * minute)).toBe(2000);
});

test('a clock that was set back does not keep the page from being mended', () => {
  expect(reloadAfter([86_400_000], 0)).toBe(2000);
});

test('a page that would not come back is not let go', async () => {
  let isSure = false;
  const { device, begin, times } = reloadsOf({ isSure: () => isSure });
  begin().forFault();
  await device.pass(5 * minute);
  expect(times()).toBe(0);
  isSure = true;
  await device.pass(minute);
  expect(times()).toBe(1);
});

test('a version is taken once; where it did not come, it is left for an hour', async () => {
  const { device, begin } = reloadsOf();
  expect([begin().mayTake('old'), begin().mayTake('new')]).toEqual([false, true]);
  begin().forVersion('new');
  expect(begin().mayTake('new')).toBe(false);
  await device.pass(61 * minute);
  expect(begin().mayTake('new')).toBe(true);
});
