import { now } from './clock.ts';
import { Problem } from './problem.ts';

/** How much is let in of each key within a time, in ms. */
type Window = { readonly most: number; readonly windowMs: number };

/** Counts what comes, by whoever it counts for. */
export type WindowCounter = {
  /** Counts one; throws CM_RATE, with when there is room again, where there were too many. */
  take(key: string): void;
  /** Counts one less. */
  giveBack(key: string): void;
};

/** So many keys are remembered; who began to be counted longest ago leaves first. */
const mostKeys = 20_000;

/** Lets so much in within each time that begins with the first. */
export function windowCounter({ most, windowMs }: Window): WindowCounter {
  const counted = new Map<string, { count: number; readonly endsAt: number }>();
  return {
    take(key) {
      const time = now();
      const known = counted.get(key);
      if (known && time < known.endsAt) {
        if (known.count >= most)
          throw new Problem('CM_RATE', { retryAfterSeconds: Math.ceil((known.endsAt - time) / 1000) });
        known.count += 1;
        return;
      }
      counted.delete(key);
      const [oldest] = counted.size < mostKeys ? [] : counted.keys();
      if (oldest !== undefined) counted.delete(oldest);
      counted.set(key, { count: 1, endsAt: time + windowMs });
    },
    giveBack(key) {
      const known = counted.get(key);
      if (known) known.count -= 1;
    },
  };
}
