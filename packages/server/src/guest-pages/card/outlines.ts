import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import type { Look } from '@cardamom/api-types';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontFor } from '../../shared/paper/fonts.ts';

/** A line of text as shapes, at a size of 1: no machine has our fonts, so nothing is left for it to look up. */
export type Outline = {
  readonly width: number;
  /** The `d` of an SVG path from the line's start, its foot at 0, at a size in px. */
  path(size: number, x: number, y: number): string;
};

/** Draws a text; null where a letter of it is in none of our fonts. */
export type Writer = (text: string) => Outline | null;

/** The looks' faces, each in the weight that it is set in. */
const faceFiles: Readonly<Record<Look, string>> = {
  COUNTER: '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff',
  LINEN: '@fontsource/gloock/files/gloock-latin-400-normal.woff',
  CANDLE: '@fontsource/cormorant/files/cormorant-latin-500-normal.woff',
  GRIDDLE: '@fontsource/anton/files/anton-latin-400-normal.woff',
};

/** A collection holds several fonts; our files hold one. */
function only(font: ReturnType<typeof fontkit.create>): Font {
  if ('fonts' in font) throw new Error('A font file holds several fonts');
  return font;
}

function openFace(look: Look): Font {
  return only(fontkit.create(readFileSync(fileURLToPath(import.meta.resolve(faceFiles[look])))));
}

const faces = new Map<Look, Font>();
const parts = new Map<string, Font>();

function faceOf(look: Look): Font {
  const face = faces.get(look) ?? openFace(look);
  faces.set(look, face);
  return face;
}

function partOf(codePoint: number): Font | null {
  const part = fontFor(codePoint, '600');
  if (part === null) return null;
  const font = parts.get(part.name) ?? only(fontkit.create(part.bytes));
  parts.set(part.name, font);
  return font;
}

const codePointOf = (letter: string) => letter.codePointAt(0) ?? 0;

function outlineOf(stretches: readonly { font: Font; text: string }[]): Outline {
  const glyphs: { font: Font; glyph: fontkit.Glyph; x: number; y: number }[] = [];
  let pen = 0;
  for (const { font, text } of stretches) {
    const run = font.layout(text);
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

/** Inter, cut into scripts: each stretch by the part that has its letters. */
export const inInter: Writer = (text) => {
  const stretches: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const last = stretches.at(-1);
    const stays = last?.font.hasGlyphForCodePoint(codePointOf(letter)) === true;
    const font = stays ? last.font : partOf(codePointOf(letter));
    if (font === null) return null;
    if (last?.font === font) last.text += letter;
    else stretches.push({ font, text: letter });
  }
  return outlineOf(stretches);
};

/** The look's own face, where it has all letters of the text; else Inter. */
export function inFaceOf(look: Look): Writer {
  return (text) => {
    const written = look === 'GRIDDLE' ? text.toLocaleUpperCase('en') : text;
    const font = faceOf(look);
    const isWhole = Array.from(written).every((letter) => font.hasGlyphForCodePoint(codePointOf(letter)));
    return isWhole ? outlineOf([{ font, text: written }]) : inInter(written);
  };
}
