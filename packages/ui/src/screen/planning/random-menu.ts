import type { MeasuredSection } from './pack.ts';

/** Numbers from 0 to 1 that are the same for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A menu as it may have been measured: up to 24 sections of up to 40 rows of one line or several. */
export function randomMenu(seed: number, mostOfARow = 12): MeasuredSection[] {
  const random = randomOf(seed);
  const between = (least: number, most: number) => least + random() * (most - least);
  return Array.from({ length: Math.ceil(between(0, 24)) }, () => {
    const heading = between(4, 12);
    const usual = between(3, mostOfARow / 2);
    return {
      heading,
      continuedHeading: heading + (random() < 0.2 ? heading : 0),
      rows: Array.from({ length: Math.ceil(between(0, random() < 0.3 ? 40 : 10)) }, () =>
        random() < 0.8 ? usual : between(usual, mostOfARow),
      ),
    };
  });
}
