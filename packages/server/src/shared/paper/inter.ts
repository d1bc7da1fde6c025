import * as fontkit from 'fontkit';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Weights that the PDF uses. */
export type Weight = '400' | '600';

/** Inter comes cut into scripts; a letter is drawn by the first part that has it. */
const parts = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
type Part = (typeof parts)[number];

/** One part of a font in one weight, to be embedded where it is used. */
export type FontPart = { readonly name: string; readonly bytes: Buffer; has(codePoint: number): boolean };

const opened = new Map<string, FontPart>();

function openPart(part: Part, weight: Weight): FontPart {
  const name = `inter-${part}-${weight}`;
  const known = opened.get(name);
  if (known) return known;
  const file = fileURLToPath(import.meta.resolve(`@fontsource/inter/files/${name}-normal.woff`));
  const bytes = readFileSync(file);
  const font = fontkit.create(bytes);
  // A collection holds several fonts; these files hold one.
  const has = (codePoint: number) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(codePoint);
  const made = { name, bytes, has };
  opened.set(name, made);
  return made;
}

const chosen = new Map<string, FontPart | null>();

/** The part of Inter that draws a letter; null where none does. */
export function interFor(codePoint: number, weight: Weight): FontPart | null {
  const key = `${weight} ${codePoint}`;
  const known = chosen.get(key);
  if (known !== undefined) return known;
  const found = parts.map((part) => openPart(part, weight)).find((font) => font.has(codePoint)) ?? null;
  chosen.set(key, found);
  return found;
}

/** How far Inter's letters reach above their foot, as a share of the size; all scripts of a line stand on the same foot. */
export const interAscent = 0.96875;
