import type bidiModule from 'bidi-js';
import { createRequire } from 'node:module';
import type { Stretch } from './stretches.ts';

// The package is CommonJS; what it hands over is not what its types say of an import.
const makeBidi = createRequire(import.meta.url)('bidi-js') as typeof bidiModule.default;
const bidi = makeBidi();

/** The embedding levels of a text's letters (UAX #9): odd ones run from right to left. */
const levelsOf = (text: string, direction?: 'ltr' | 'rtl') => bidi.getEmbeddingLevels(text, direction);

/** Whether a text as a whole runs from right to left, as its first letter says. */
export function isRightToLeft(text: string): boolean {
  return levelsOf(text).paragraphs.some(({ level }) => level % 2 === 1);
}

/** Letters beside each other in one font and one direction, as they are written; brackets already open to where the text goes on. */
export type Run<Font> = Stretch<Font> & { readonly isFromRight: boolean };

type Levelled<Font> = Stretch<Font> & { readonly level: number };

/** The stretches cut where the direction changes, in the order of the text. */
function levelled<Font>(stretches: readonly Stretch<Font>[], levels: Uint8Array): Levelled<Font>[] {
  const runs: { font: Font; text: string; level: number }[] = [];
  let place = 0;
  for (const { font, text } of stretches) {
    let isNew = true;
    for (const letter of text) {
      const level = levels[place] ?? 0;
      const last = runs.at(-1);
      if (!isNew && last?.level === level) last.text += letter;
      else runs.push({ font, text: letter, level });
      isNew = false;
      place += letter.length;
    }
  }
  return runs;
}

/** The runs from left to right, as they are seen (UAX #9, L2). */
function asSeen<Font>(runs: readonly Levelled<Font>[]): Levelled<Font>[] {
  const seen = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let start = 0; start < seen.length; start += 1) {
      let end = start;
      while ((seen[end]?.level ?? 0) >= level) end += 1;
      seen.splice(start, end - start, ...seen.slice(start, end).toReversed());
      start = end;
    }
  return seen;
}

/** Brackets open to the side where the text goes on (UAX #9, L4). */
const mirrored = (text: string) =>
  Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');

/** A line's runs from left to right, as they are seen; the line as a whole runs as said. */
export function runsOf<Font>(stretches: readonly Stretch<Font>[], isFromRight: boolean): Run<Font>[] {
  const text = stretches.map((stretch) => stretch.text).join('');
  const { levels } = levelsOf(text, isFromRight ? 'rtl' : 'ltr');
  return asSeen(levelled(stretches, levels)).map(({ font, text: letters, level }) => {
    const isReversed = level % 2 === 1;
    return { font, text: isReversed ? mirrored(letters) : letters, isFromRight: isReversed };
  });
}
