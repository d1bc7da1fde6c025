import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import type { Look } from '@cardamom/api-types';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runsOf } from '../../shared/paper/directions.ts';
import { interFor } from '../../shared/paper/inter.ts';
import { stretchesOf, type Stretch } from '../../shared/paper/stretches.ts';

/** A line of text as shapes, at a size of 1: no machine has our fonts, so nothing is left for it to look up. */
export type Outline = {
  readonly width: number;
  /** The `d` of an SVG path from the line's left end, its foot at 0, at a size in px. */
  path(size: number, x: number, y: number): string;
};

/** Draws a text; null where a letter of it is in none of our fonts. */
export type Writer = (text: string) => Outline | null;

/** The looks' faces, each in the weight that it is set in, and those of their names in Arabic script. */
const faceFiles: Readonly<Record<Look, { readonly latin: string; readonly arabic: string }>> = {
  COUNTER: { latin: 'caprasimo/files/caprasimo-latin-400', arabic: 'lalezar/files/lalezar-arabic-400' },
  LINEN: { latin: 'gloock/files/gloock-latin-400', arabic: 'amiri/files/amiri-arabic-700' },
  CANDLE: { latin: 'cormorant/files/cormorant-latin-500', arabic: 'amiri/files/amiri-arabic-700' },
  GRIDDLE: { latin: 'anton/files/anton-latin-400', arabic: 'lalezar/files/lalezar-arabic-400' },
};

/** A collection holds several fonts; our files hold one. */
function only(font: ReturnType<typeof fontkit.create>): Font {
  if ('fonts' in font) throw new Error('A font file holds several fonts');
  return font;
}

const opened = new Map<string, Font>();

function open(name: string, read: () => Uint8Array): Font {
  const font = opened.get(name) ?? only(fontkit.create(Buffer.from(read())));
  opened.set(name, font);
  return font;
}

function openFace(name: string): Font {
  return open(name, () =>
    readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${name}-normal.woff`))),
  );
}

/** Inter, cut into scripts: the part that has a letter. */
function openInter(codePoint: number): Font | null {
  const part = interFor(codePoint, '600');
  return part && open(part.name, () => part.bytes);
}

function outlineOf(stretches: readonly Stretch<Font>[], isFromRight: boolean): Outline {
  const glyphs: { font: Font; glyph: fontkit.Glyph; x: number; y: number }[] = [];
  let pen = 0;
  for (const { font, text, isFromRight: isReversed } of runsOf(stretches, isFromRight)) {
    const run = font.layout(text, undefined, undefined, undefined, isReversed ? 'rtl' : 'ltr');
    for (const [index, glyph] of run.glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = run.positions[index] ?? {};
      glyphs.push({ font, glyph, x: pen + xOffset / font.unitsPerEm, y: yOffset / font.unitsPerEm });
      pen += xAdvance / font.unitsPerEm;
    }
  }
  return {
    width: pen,
    path: (size, left, foot) =>
      glyphs
        .map(({ font, glyph, x, y }) => {
          const scale = size / font.unitsPerEm;
          return glyph.path
            .scale(scale, -scale)
            .translate(left + x * size, foot - y * size)
            .toSVG();
        })
        .join(''),
  };
}

/** Inter, and the look's face for what is written in Arabic script; lines of a text that runs from right to left do so too. */
export function inInter(look: Look, isFromRight: boolean): Writer {
  const fontOf = (codePoint: number, before: Font | undefined): Font | null => {
    if (before?.hasGlyphForCodePoint(codePoint) === true) return before;
    const font = openInter(codePoint);
    if (font !== null) return font;
    const arabic = openFace(faceFiles[look].arabic);
    return arabic.hasGlyphForCodePoint(codePoint) ? arabic : null;
  };
  return (text) => {
    const stretches = stretchesOf(text, fontOf);
    return stretches && outlineOf(stretches, isFromRight);
  };
}

/** The look's own face, where it has all letters of the text; else as `inInter`. */
export function inFaceOf(look: Look, isFromRight: boolean): Writer {
  const writeOtherwise = inInter(look, isFromRight);
  return (text) => {
    const written = look === 'GRIDDLE' ? text.toLocaleUpperCase('en') : text;
    const face = openFace(faceFiles[look].latin);
    const inFace = stretchesOf(written, (codePoint) => (face.hasGlyphForCodePoint(codePoint) ? face : null));
    return inFace ? outlineOf(inFace, isFromRight) : writeOtherwise(written);
  };
}
