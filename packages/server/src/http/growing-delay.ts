import { now } from '../shared/clock.ts';

/** How many tries are free, and how the wait grows after them; in milliseconds. */
export type Growth = {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
  /** Without a try for so long, all is forgotten; longer than `longest`. */
  readonly forgottenAfter: number;
  /** How many are remembered; whoever tried longest ago leaves first. */
  readonly most: number;
};

/** Tries by whoever they count for. */
export type GrowingDelay = {
  /** Lets a try in and counts it, which returns 0; else returns how long to wait, and counts nothing. */
  admit(key: string): number;
  /** Whoever it is has shown that they know the secret. */
  forget(key: string): void;
};

type Tries = { readonly count: number; readonly latest: number };

/**
 * A wait that doubles with each try beyond the free ones. It never grows past `longest`, and a try that comes too early
 * does not prolong it, so that whoever waits as long as they were told gets in, however many others press.
 */
export function growingDelay({ free, first, longest, forgottenAfter, most }: Growth): GrowingDelay {
  const remembered = new Map<string, Tries>();
  const waitAfter = (count: number): number =>
    count < free ? 0 : Math.min(longest, first * 2 ** (count - free));
  return {
    admit(key) {
      const time = now();
      const known = remembered.get(key);
      const tries = known && time - known.latest < forgottenAfter ? known : { count: 0, latest: 0 };
      const opens = tries.latest + waitAfter(tries.count);
      if (time < opens) return opens - time;
      remembered.delete(key);
      const [oldest] = remembered.size < most ? [] : remembered.keys();
      if (oldest !== undefined) remembered.delete(oldest);
      remembered.set(key, { count: tries.count + 1, latest: time });
      return 0;
    },

    forget(key) {
      remembered.delete(key);
    },
  };
}
