/** Letters are not set as widely in each place: a line that is so much longer or shorter must hold the same words, as a share of it. */
const doubt = 0.015;

/** How many lines words take that are so wide, one space apart, in a room so wide; null where a word is wider than the room. */
function linesIn(room: number, words: readonly number[], space: number): number | null {
  let [lines, end] = [1, -space];
  for (const word of words) {
    if (word > room) return null;
    if (end + space + word > room) [lines, end] = [lines + 1, -space];
    end += space + word;
  }
  return lines;
}

/** How many lines the words are sure to take in a room that is `least` to `most` wide; null where that is not sure. */
export function sureLines(
  { least, most }: { least: number; most: number },
  words: readonly number[],
  space: number,
): number | null {
  const lines = linesIn(least * (1 - doubt), words, space);
  return lines === linesIn(most * (1 + doubt), words, space) ? lines : null;
}
