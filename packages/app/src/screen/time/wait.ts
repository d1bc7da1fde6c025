import type { Device } from './device.ts';

/** Between this much less and this much more than it says, so that twenty screens on one network do not speak at once. */
const spread = 0.2;

/** A time that is not the same on every screen. */
export function about(milliseconds: number, device: Pick<Device, 'random'>): number {
  return milliseconds * (1 - spread + 2 * spread * device.random());
}

/** How long something that has failed so often is left alone, in ms: twice as long each time, up to `longest`. */
export function backOff(
  failures: number,
  { shortest, longest }: { shortest: number; longest: number },
  device: Pick<Device, 'random'>,
): number {
  const wait = Math.min(shortest * 2 ** Math.max(failures - 1, 0), longest);
  return wait * (0.5 + device.random() / 2);
}
