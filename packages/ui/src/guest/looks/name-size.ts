import type { DefaultTheme } from 'styled-components';
import { usualLook, type LookName } from './looks.ts';

interface Face {
  /** The share of its size that a letter is wide. */
  letter: number;
  /** The largest size of a name, in px. */
  most: Readonly<Record<Named, number>>;
  isLoud: boolean;
}

/** Whose name stands large on a page of its own. */
type Named = 'restaurant' | 'dish';

const faces: Readonly<Record<LookName, Face>> = {
  COUNTER: { letter: 0.64, most: { restaurant: 58, dish: 40 }, isLoud: false },
  LINEN: { letter: 0.58, most: { restaurant: 46, dish: 40 }, isLoud: false },
  CANDLE: { letter: 0.46, most: { restaurant: 68, dish: 46 }, isLoud: true },
  GRIDDLE: { letter: 0.48, most: { restaurant: 68, dish: 56 }, isLoud: true },
};

/** A name of so many letters stands on one line, where the look does not want it as large as can be. */
const mostOnALine = 18;

/** A name of more letters is a sentence, and set smaller. */
const mostOfAName = 48;

/** What the size of a name depends on. */
export interface NameProps {
  theme: DefaultTheme;
  $letters: number;
  /** Letters of the longest word. */
  $longestWord: number;
}

/** What the size of this name depends on; what stands between words belongs to none. */
export function lettersOf(name: string): Pick<NameProps, '$letters' | '$longestWord'> {
  const words = name.split(/\s+/).map((word) => Array.from(word).length);
  return { $letters: Array.from(name).length, $longestWord: Math.max(...words) };
}

/** A lone "&" stays with the word after it. */
export function unbroken(name: string): string {
  return name.replaceAll(/(^|\s)&\s+/gu, '$1&\u00A0');
}

/** As large as the longest word lets it be, between the edges of the look. */
export function nameSize(named: Named) {
  return ({ theme, $letters, $longestWord }: NameProps): string => {
    const { letter, most, isLoud } = faces[theme.look ?? usualLook];
    const isOnALine = named === 'restaurant' && !isLoud && $letters <= mostOnALine;
    const widest = Math.max(1, isOnALine ? $letters : $longestWord) * letter;
    const [share, edges] = [100 / widest, 72 / widest];
    const largest = (most[named] / 16) * (named === 'dish' && $letters > mostOfAName ? 0.7 : 1);
    return `font-size:clamp(1.5rem,${share.toFixed(1)}cqi - ${edges.toFixed(0)}px,${largest}rem);`;
  };
}
