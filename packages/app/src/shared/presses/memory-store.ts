import type { KeptPress } from './kept-press.ts';
import type { PressStore } from './press-store.ts';
import { randomHex } from './random-hex.ts';

/** Holds presses while the page is open, where the browser keeps nothing. */
export function memoryPressStore(): PressStore {
  const kept = new Map<number, KeptPress>();
  const id = randomHex(16);
  let last = 0;
  return {
    async add(press) {
      last += 1;
      const made = { ...press, seq: last, key: randomHex(16), refusal: null };
      kept.set(last, made);
      return made;
    },
    all: async () => [...kept.values()],
    async refuse(seq, refusal) {
      const press = kept.get(seq);
      if (press) kept.set(seq, { ...press, refusal });
    },
    async remove(seq) {
      kept.delete(seq);
    },
    device: async () => id,
  };
}
