import type { ScreenPageInfo } from '@cardamom/ui/screen';

/** How long a guest stands in a queue and looks up, in seconds. */
const waitSeconds = 120;

/** A round longer than this is one that nobody sees the whole of, in seconds. */
const longRound = 180;

/** What a screen's pages are to somebody who looks at them. */
export interface RoundFacts {
  /** Of all its pages. */
  seconds: number;
  dishes: number;
  /** Of those, what a guest sees who waits two minutes. */
  seen: number;
  isLong: boolean;
}

/** How long all pages take, and how much of them somebody sees; dishes that stand on two pages count once. */
export function roundOf(pages: readonly Pick<ScreenPageInfo, 'dishIds' | 'seconds'>[]): RoundFacts {
  const seconds = pages.reduce((sum, page) => sum + page.seconds, 0);
  const seen = new Set<string>();
  let begins = 0;
  for (const page of pages) {
    if (begins >= waitSeconds) break;
    for (const id of page.dishIds) seen.add(id);
    begins += page.seconds;
  }
  const dishes = new Set(pages.flatMap(({ dishIds }) => dishIds)).size;
  return { seconds, dishes, seen: seen.size, isLong: pages.length > 1 && seconds > longRound };
}

/** Height of a 43-inch television of 16:9, in metres: as it usually hangs, and upright. */
const glassMetres = { level: 0.535, upright: 0.952 };

/** Height of a capital as a share of the type's size; Inter's, which prices and small words are set in. */
const capHeight = 0.727;

/** Letters are read from as far as this many times their height. */
const readsAtHeights = 250;

/** From how many metres type is read that takes this share of the height of a 43-inch screen. */
export function readingMetres(share: number, isUpright: boolean): number {
  const metres = share * glassMetres[isUpright ? 'upright' : 'level'] * capHeight * readsAtHeights;
  return Math.max(1, Math.round(metres));
}
