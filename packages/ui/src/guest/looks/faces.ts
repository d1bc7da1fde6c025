import { lookNames, type LookName } from './looks.ts';

/** A face of a look's names and titles. */
export interface Face {
  /** Its name in CSS; `<name> fallback` stands for it until it is there. */
  family: string;
  style: 'normal' | 'italic';
  weight: string;
  /** Its average width as a share of Arial's, and ascent and descent as shares of that, so that lines break alike. */
  fallback: { size: number; ascent: number; descent: number };
}

const caprasimo: Face = {
  family: 'Caprasimo',
  style: 'normal',
  weight: '400',
  fallback: { size: 1.1467, ascent: 0.802, descent: 0.201 },
};
const gloock: Face = {
  family: 'Gloock',
  style: 'normal',
  weight: '400',
  fallback: { size: 1.0295, ascent: 0.952, descent: 0.223 },
};
const cormorant: Face = {
  family: 'Cormorant',
  style: 'normal',
  weight: '300 700',
  fallback: { size: 0.8828, ascent: 1.042, descent: 0.328 },
};
const cormorantItalic: Face = {
  family: 'Cormorant',
  style: 'italic',
  weight: '300 700',
  fallback: { size: 0.7969, ascent: 1.154, descent: 0.364 },
};
const anton: Face = {
  family: 'Anton',
  style: 'normal',
  weight: '400',
  fallback: { size: 0.704, ascent: 1.676, descent: 0.469 },
};

/** The faces of each look; all of them are free (OFL). */
export const lookFaces: Readonly<Record<LookName, readonly [Face, ...Face[]]>> = {
  COUNTER: [caprasimo],
  LINEN: [gloock],
  CANDLE: [cormorant, cormorantItalic],
  GRIDDLE: [anton],
};

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function fallbackRule({ family, style, fallback: { size, ascent, descent } }: Face): string {
  return `@font-face{font-family:"${family} fallback";font-style:${style};src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Arimo"),local("Roboto");size-adjust:${percent(size)};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
}

/** Local fonts as wide as the look's faces, so that hardly a line moves when these arrive. */
export function faceFallbackCss(look: LookName): string {
  return lookFaces[look].map(fallbackRule).join('');
}

/** The same for every look, where several are shown. */
export const everyFallbackCss = lookNames.map(faceFallbackCss).join('');
