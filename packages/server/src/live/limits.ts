import { Problem } from '../shared/problem.ts';

/** How many may listen at once; under the server's 10,000 connections they leave room for calls and pages. */
export type LiveLimits = {
  /** Streams of the back office: in all, of one restaurant, and of one session, whose oldest gives way. */
  readonly office: number;
  readonly ofRestaurant: number;
  readonly ofSession: number;
  /** Streams of guests and screens: in all, at one restaurant, and from one network: a venue's phones share an address. */
  readonly guests: number;
  readonly atRestaurant: number;
  readonly fromNetwork: number;
  /** Bytes that may wait for one who does not read; then it is dropped, and comes back to read anew. */
  readonly waitingBytes: number;
};

export const liveLimits: LiveLimits = {
  office: 2000,
  ofRestaurant: 200,
  ofSession: 10,
  guests: 6000,
  atRestaurant: 2000,
  fromNetwork: 500,
  waitingBytes: 64 * 1024,
};

/** Seconds after which there may be room again. */
const retryAfterSeconds = 30;

/** Counts what is open, by any names at once. */
export function places() {
  const taken = new Map<string, number>();
  return {
    /** Takes one place under each name; throws CM_RATE, and takes none, where a name has no more. */
    take(most: Readonly<Record<string, number>>): () => void {
      const names = Object.keys(most);
      for (const name of names)
        if ((taken.get(name) ?? 0) >= (most[name] ?? 0)) throw new Problem('CM_RATE', { retryAfterSeconds });
      for (const name of names) taken.set(name, (taken.get(name) ?? 0) + 1);
      return () => {
        for (const name of names) {
          const left = (taken.get(name) ?? 0) - 1;
          if (left > 0) taken.set(name, left);
          else taken.delete(name);
        }
      };
    },
  };
}
