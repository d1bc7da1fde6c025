import { lookNames, type LookName } from './looks.ts';

/** Which part of a face's letters a file holds. */
export type LetterPart = 'latin' | 'latinExtended' | 'arabic';

/** What is written in a face: names of the restaurant and its menus, titles of sections, names of dishes, prices. */
export type WrittenPart = 'names' | 'titles' | 'dishes' | 'prices';

/** A face of a look's names and titles. */
export interface Face {
  /** Its name in CSS. */
  family: string;
  style: 'normal' | 'italic';
  weight: string;
  /** The weight that a variable face is cut to; the others have one. */
  cutWeight?: number;
}

/** A face of Latin letters; `<name> fallback` stands for it until it is there. */
export interface LatinFace extends Face {
  /** Its average width as a share of Arial's, and ascent and descent as shares of that, so that lines break alike. */
  fallback: { size: number; ascent: number; descent: number };
  /** Letters whose share is far from that average, as CSS ranges. */
  otherwise?: readonly { letters: string; size: number }[];
}

const caprasimo: LatinFace = {
  family: 'Caprasimo',
  style: 'normal',
  weight: '400',
  fallback: { size: 1.1467, ascent: 0.802, descent: 0.201 },
};
const gloock: LatinFace = {
  family: 'Gloock',
  style: 'normal',
  weight: '400',
  fallback: { size: 1.0295, ascent: 0.952, descent: 0.223 },
};
const cormorant: LatinFace = {
  family: 'Cormorant',
  style: 'normal',
  weight: '500',
  cutWeight: 500,
  fallback: { size: 0.8828, ascent: 1.042, descent: 0.328 },
};
const cormorantItalic: LatinFace = {
  family: 'Cormorant',
  style: 'italic',
  weight: '400',
  cutWeight: 400,
  fallback: { size: 0.7969, ascent: 1.154, descent: 0.364 },
};
const anton: LatinFace = {
  family: 'Anton',
  style: 'normal',
  weight: '400',
  fallback: { size: 0.675, ascent: 1.743, descent: 0.488 },
  // Its figures and signs are narrowed far less than its capitals, but for the 1; so are I, J and M.
  otherwise: [
    { letters: 'U+20-30,U+32-40,U+49-4A,U+4D,U+20AC', size: 0.888 },
    { letters: 'U+31', size: 0.594 },
  ],
};
const lalezar: Face = { family: 'Lalezar', style: 'normal', weight: '400' };
const amiri: Face = { family: 'Amiri', style: 'normal', weight: '700' };

/** Every face that a look wears; all of them are free (OFL). */
export const faces = { caprasimo, gloock, cormorant, cormorantItalic, anton, lalezar, amiri } as const;

interface FacesOfLook {
  latin: readonly [LatinFace, ...LatinFace[]];
  /** For names in Arabic script. */
  arabic: Face;
}

/** The faces of each look. */
export const lookFaces: Readonly<Record<LookName, FacesOfLook>> = {
  COUNTER: { latin: [caprasimo], arabic: lalezar },
  LINEN: { latin: [gloock], arabic: amiri },
  CANDLE: { latin: [cormorant, cormorantItalic], arabic: amiri },
  GRIDDLE: { latin: [anton], arabic: lalezar },
};

/** What each look writes in its faces; where it has an italic, titles are written in that. */
export const writtenParts: Readonly<Record<LookName, readonly WrittenPart[]>> = {
  COUNTER: ['names', 'titles'],
  LINEN: ['names', 'titles', 'dishes'],
  CANDLE: ['names', 'titles', 'dishes'],
  GRIDDLE: ['names', 'titles', 'dishes', 'prices'],
};

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function fallbackRules({ family, style, fallback, otherwise = [] }: LatinFace): string {
  const rule = (size: number, letters = '') => {
    const height = (share: number) => percent((share * fallback.size) / size);
    const range = letters && `;unicode-range:${letters}`;
    return `@font-face{font-family:"${family} fallback";font-style:${style};src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Arimo"),local("Roboto");size-adjust:${percent(size)};ascent-override:${height(fallback.ascent)};descent-override:${height(fallback.descent)};line-gap-override:0%${range}}`;
  };
  // Of two that have a letter, the later one draws it.
  return rule(fallback.size) + otherwise.map(({ letters, size }) => rule(size, letters)).join('');
}

/** Local fonts as wide as the look's faces, so that hardly a line moves when these arrive. */
export function faceFallbackCss(look: LookName): string {
  return lookFaces[look].latin.map(fallbackRules).join('');
}

/** The same for every look, where several are shown. */
export const everyFallbackCss = lookNames.map(faceFallbackCss).join('');
