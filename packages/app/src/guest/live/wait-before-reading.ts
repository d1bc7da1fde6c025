/** From and to, in ms; all of it within the five seconds that guests are promised (docs/rules.md, Live). */
const waits = {
  /** The page that everybody reads lies ready on the server. */
  shared: [150, 1500],
  /** One that is filtered, or read at a table, is made when it is asked for, and others are in the line. */
  own: [300, 3000],
  /** While one change follows another, each page takes several at once. */
  busy: [1000, 2500],
} as const;

/** A page that was read again so short a time ago, in ms, has a busy restaurant. */
const busyWithin = 10_000;

/** How long a page waits before it is read again, in ms: of hundreds that are open each asks at a moment of its own. */
export function waitBeforeReading(
  { hasQuery, sinceReading }: { hasQuery: boolean; sinceReading: number },
  random = Math.random(),
): number {
  const [from, to] = sinceReading < busyWithin ? waits.busy : hasQuery ? waits.own : waits.shared;
  return from + (to - from) * random;
}

/**
 * A cache in front of the server may answer for two seconds with what was there before (`s-maxage`, guest-pages/routes.ts): a page that
 * reads the same after news is asked for once more, this much later, in ms.
 */
export const beyondCaches = 2200;

/** How long it waits after it could not be read, in ms: longer each time, up to half a minute. */
export function waitAfterFailure(failures: number, random = Math.random()): number {
  return Math.min(1000 * 2 ** failures, 30_000) * (0.5 + random / 2);
}
