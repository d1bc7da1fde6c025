import type { DefaultTheme } from 'styled-components';
import { usualLook, type LookName } from '../looks/looks.ts';

/** The share of its size that a letter of the face is wide, and the largest size of a name, in px. */
const faces: Readonly<Record<LookName, { letter: number; most: number; isLoud: boolean }>> = {
  COUNTER: { letter: 0.64, most: 58, isLoud: false },
  LINEN: { letter: 0.58, most: 46, isLoud: false },
  CANDLE: { letter: 0.46, most: 68, isLoud: true },
  GRIDDLE: { letter: 0.48, most: 68, isLoud: true },
};

/** A name of so many letters stands on one line, where the look does not want it as large as can be. */
const mostOnALine = 18;

/** What the size of a restaurant's name depends on. */
export interface NameProps {
  theme: DefaultTheme;
  $letters: number;
  /** Letters of the longest word. */
  $longestWord: number;
}

/** As large as the longest word lets it be, between the edges of the look. */
export function nameSize({ theme, $letters, $longestWord }: NameProps): string {
  const { letter, most, isLoud } = faces[theme.look ?? usualLook];
  const onALine = isLoud || $letters > mostOnALine ? $longestWord : $letters;
  const widest = Math.max(1, onALine) * letter;
  const [share, edges] = [100 / widest, 72 / widest];
  return `font-size:clamp(1.5rem,${share.toFixed(1)}cqi - ${edges.toFixed(0)}px,${most / 16}rem);`;
}
