/** Letters that stand for others in search and have no accent that could be taken off. */
const folded: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** ASCII, as most of most menus is: nothing to fold but its case. */
const isPlain = /^[\0-\x7F]*$/;

/** A text as it is searched: without case, accents of Latin, Greek and Cyrillic letters, and Arabic vowel marks. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]|[\u064B-\u065F]|\u0640|\u0670/gu, '')
    .replaceAll(/[ßæœøłđðþıς]/gu, (letter) => folded[letter] ?? letter)
    .normalize('NFC');
}

/** The words of a text as they are searched; figures and drawings such as emoji are words too. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}\p{M}\p{So}]+/u)
    .filter(Boolean);
}

/** How many slips a word of this length may have. */
function forgivenSlips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Whether one word becomes the other by so many letters left out, put in, changed, or swapped with the next (optimal string alignment). */
export function isWithinSlips(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity;
      next[column] = Math.min(
        (next[column - 1] ?? Infinity) + 1,
        (last[column] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (isSame ? 0 : 1),
        swapped,
      );
    }
    if (Math.min(...next) > most) return false;
    before = last;
    last = next;
  }
  return (last[other.length] ?? Infinity) <= most;
}

/** One or two letters of an alphabet begin a word; more of them, and signs of scripts that set no spaces, stand anywhere in it. */
function isWritten(asked: string, word: string): boolean {
  return asked.length < 3 && /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}]+$/u.test(asked)
    ? word.startsWith(asked)
    : word.includes(asked);
}

/** Words of a text that are looked for; the others count for nothing. */
const mostWords = 8;

/**
 * Looks for a text in dishes, each given by its words: all of its words must be there. Slips are forgiven where a word is
 * nowhere on the menu as it was written, so that "beer" does not find beef where there is beer.
 */
export function wordFinder(
  text: string,
  menuWords: ReadonlySet<string>,
): (dishWords: ReadonlySet<string>) => boolean {
  const wanted = [...new Set(wordsOf(text))].slice(0, mostWords).map((asked) => {
    const written = [...menuWords].filter((word) => isWritten(asked, word));
    const slips = forgivenSlips(asked.length);
    if (written.length > 0 || slips === 0) return new Set(written);
    return new Set([...menuWords].filter((word) => isWithinSlips(asked, word, slips)));
  });
  return (dishWords) => {
    const words = [...dishWords];
    return wanted.length > 0 && wanted.every((found) => words.some((word) => found.has(word)));
  };
}
