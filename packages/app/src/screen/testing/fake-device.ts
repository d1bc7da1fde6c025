import type { Device } from '../time/device.ts';

/** A device whose clocks go on when a test says so. */
export interface FakeDevice extends Device {
  /** Lets so many ms pass, with everything that is due meanwhile. */
  pass(milliseconds: number): Promise<void>;
  /** Sets the device's clock so many ms forward. */
  setForward(milliseconds: number): void;
}

/** Lets everything happen that waits for nothing but its turn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

/** Begins at this moment; chance always says the middle. */
export function fakeDevice(start = '2026-11-27T12:00:00.000Z'): FakeDevice {
  let steady = 1000;
  let ahead = Date.parse(start) - steady;
  let due: { at: number; work: () => void }[] = [];
  return {
    steady: () => steady,
    wall: () => steady + ahead,
    random: () => 0.5,
    after(milliseconds, work) {
      const timer = { at: steady + milliseconds, work };
      due.push(timer);
      return () => {
        due = due.filter((other) => other !== timer);
      };
    },
    async pass(milliseconds) {
      const end = steady + milliseconds;
      await settle();
      for (;;) {
        const [next] = due.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
        if (!next) break;
        due = due.filter((timer) => timer !== next);
        steady = Math.max(steady, next.at);
        next.work();
        await settle();
      }
      steady = end;
    },
    setForward(milliseconds) {
      ahead += milliseconds;
    },
  };
}
