import type { Device } from './device.ts';

/** The server's clock as this device knows it. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The server has just said what time it is. */
  learn(moment: number): void;
  /** How far it is ahead of the device's clock, in ms, to be kept for a start without a network. */
  ahead(): number;
  /** Whether the device was asleep, or its clock was set, since this was last asked: only the server knows what time it is then. */
  hasJumped(): boolean;
}

/** Differences of the device's two clocks between two looks that are no jump, in ms. */
const tolerated = 5000;

/**
 * Goes on from what the server said last by the clock that nobody sets, so a device's clock may be wrong, drift or be set; before the
 * server has said anything, by the device's clock and how far it was behind when the menu was kept.
 */
export function createServerClock(device: Device, aheadBefore: number): ServerClock {
  /** The server's time when the steady clock was at 0. */
  let base = device.wall() + aheadBefore - device.steady();
  let apart = device.wall() - device.steady();
  const now = () => base + device.steady();
  return {
    now,
    learn: (moment) => {
      base = moment - device.steady();
    },
    ahead: () => now() - device.wall(),
    hasJumped: () => {
      const before = apart;
      apart = device.wall() - device.steady();
      return Math.abs(apart - before) > tolerated;
    },
  };
}
