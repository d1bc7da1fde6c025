import { expect, test } from 'vitest';
import { fakeDevice } from '../testing/fake-device.ts';
import { createServerClock } from './server-clock.ts';

const hour = 3_600_000;

test('once the server has said what time it is, setting the device’s clock changes nothing', async () => {
  const device = fakeDevice();
  const clock = createServerClock(device, 0);
  const told = Date.parse('2026-11-27T12:34:56.000Z');
  clock.learn(told);
  device.setForward(24 * hour);
  await device.pass(1000);
  expect(clock.now()).toBe(told + 1000);
  expect(clock.hasJumped()).toBe(true);
  await device.pass(hour);
  expect(clock.hasJumped()).toBe(false);
});

test('a start without a network goes by a wrong clock as it was known to be wrong', () => {
  const device = fakeDevice('2020-01-01T00:00:00.000Z');
  const before = createServerClock(device, 0);
  before.learn(Date.parse('2026-11-27T12:00:00.000Z'));
  const after = createServerClock(device, before.ahead());
  expect(new Date(after.now()).toISOString()).toBe('2026-11-27T12:00:00.000Z');
});
