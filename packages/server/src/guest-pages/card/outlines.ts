import type bidiModule from 'bidi-js';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import type { Look } from '@cardamom/api-types';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { fontFor } from '../../shared/paper/fonts.ts';
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
function interFor(codePoint: number): Font | null {
  const part = fontFor(codePoint, '600');
  return part && open(part.name, () => part.bytes);
}

// The package is CommonJS; what it hands over is not what its types say of an import.
const makeBidi = createRequire(import.meta.url)('bidi-js') as typeof bidiModule.default;
const bidi = makeBidi();

/** The embedding levels of a text's letters (UAX #9): odd ones run from right to left. */
const levelsOf = (text: string, direction?: 'ltr' | 'rtl') => bidi.getEmbeddingLevels(text, direction);

/** Whether a text as a whole runs from right to left, as its first letter says. */
export function isRightToLeft(text: string): boolean {
  return levelsOf(text).paragraphs.some(({ level }) => level % 2 === 1);
}

type Run = Stretch<Font> & { readonly level: number };

/** The stretches cut where the direction changes, in the order of the text. */
function runsOf(stretches: readonly Stretch<Font>[], levels: Uint8Array): Run[] {
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
function asSeen(runs: readonly Run[]): Run[] {
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

function outlineOf(stretches: readonly Stretch<Font>[], isFromRight: boolean): Outline {
  const text = stretches.map((stretch) => stretch.text).join('');
  const { levels } = levelsOf(text, isFromRight ? 'rtl' : 'ltr');
  const glyphs: { font: Font; glyph: fontkit.Glyph; x: number; y: number }[] = [];
  let pen = 0;
  for (const { font, text: letters, level } of asSeen(runsOf(stretches, levels))) {
    const isReversed = level % 2 === 1;
    const written = isReversed ? mirrored(letters) : letters;
    const run = font.layout(written, undefined, undefined, undefined, isReversed ? 'rtl' : 'ltr');
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
    const font = interFor(codePoint);
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
