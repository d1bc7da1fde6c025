/** Random choices that a seed repeats. */
export interface Random {
  /** A number from 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  pick<Value>(values: readonly Value[]): Value;
}

/** Mulberry32: small, and good enough to choose what is sent. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    pick(values) {
      const picked = values[below(values.length)];
      if (picked === undefined) throw new Error('Nothing to pick from.');
      return picked;
    },
  };
}
