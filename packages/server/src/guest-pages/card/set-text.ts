import type { Outline, Writer } from './outlines.ts';

/** Where a text may stand, and how large. */
export type Room = {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  /** From one foot to the next, in sizes. */
  readonly leading: number;
  readonly largest: number;
  readonly smallest: number;
};

/** A text broken into lines, all of one size in px. */
export type SetText = { readonly size: number; readonly lines: readonly Outline[] };

/** Capitals are about this high, in sizes: a text is as high as what is seen of it. */
export const capHeight = 0.7;

/** How high so many lines are, in px, from the head of the first to the foot of the last. */
export function heightOf(lines: number, size: number, leading: number): number {
  return size * (capHeight + (lines - 1) * leading);
}

/** What stands for the rest of a name that is too long even at its smallest. */
const ellipsis = '…';

/** Words as they may be parted; a lone "&" stays with the word after it. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/(^|\s)&\s+/gu, '$1&\u00A0')
    .split(/ +/u)
    .filter(Boolean);
}

/** The words in as few lines as they take at a width, which is in sizes; null where one is too wide or a letter is missing. */
function brokenAt(words: readonly string[], width: number, write: Writer): Outline[] | null {
  const lines: Outline[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if ((write(longer)?.width ?? Infinity) <= width) {
      line = longer;
      continue;
    }
    const full = line === '' ? null : write(line);
    if (full === null || (write(word)?.width ?? Infinity) > width) return null;
    lines.push(full);
    line = word;
  }
  const last = write(line);
  return last === null ? null : [...lines, last];
}

const letterSegmenter = new Intl.Segmenter('en');

/** What fits into one line at a width, with an ellipsis where it is not all; null where a letter is missing. */
function cutAt(text: string, width: number, write: Writer): Outline | null {
  const letters = Array.from(letterSegmenter.segment(text), ({ segment }) => segment);
  for (let count = letters.length; count > 0; count -= 1) {
    const outline = write(count === letters.length ? text : letters.slice(0, count).join('') + ellipsis);
    if (outline === null || outline.width <= width) return outline;
  }
  return null;
}

/** Sets a text as large as its room allows; null where our fonts lack a letter of it, because half a name is another name. */
export function setText(text: string, write: Writer, room: Room): SetText | null {
  const words = wordsOf(text);
  if (words.length === 0 || write(text) === null) return null;
  for (let size = room.largest; size >= room.smallest; size -= 4) {
    const lines = brokenAt(words, room.width / size, write);
    const height = heightOf(lines?.length ?? 0, size, room.leading);
    if (lines !== null && lines.length <= room.lines && height <= room.height) return { size, lines };
  }
  const cut = cutAt(words.join(' '), room.width / room.smallest, write);
  return cut && { size: room.smallest, lines: [cut] };
}
