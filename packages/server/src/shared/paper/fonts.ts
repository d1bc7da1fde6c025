import * as fontkit from 'fontkit';
import { readFile } from 'node:fs/promises';
import { interFor, type FontPart, type Weight } from './inter.ts';
import { lettersOf, unprintableSign, type Letters } from './letters.ts';
import type { ScriptPart } from './scripts.ts';

/** The fonts of one paper. */
export type PaperFonts = {
  /** The font that draws a letter; null for one that is not seen. What belongs to the letter before stays in its font. */
  readonly fontFor: (codePoint: number, weight: Weight, before: FontPart | undefined) => FontPart | null;
  readonly printable: Letters['printable'];
};

const weights = ['400', '600'] as const satisfies readonly Weight[];

/** SARA AM (U+0E33) is written as two, so that a tone mark can stand above its ring. */
const thaiParts = '\u0E4D\u0E32';
/** They change how the letters beside them are drawn, in whatever font these are. */
const joiners = '\u200C\u200D';

/** A part cut to letters in one weight: variable fonts cannot be embedded, and a paper needs few of a part's letters. */
async function cut(part: ScriptPart, letters: string, weight: Weight): Promise<FontPart> {
  // What cuts takes 60 MB, which a paper in Latin letters can do without.
  const { default: subsetFont } = await import('subset-font');
  const cutBytes = await subsetFont(await readFile(part.files[weight]), letters, {
    targetFormat: 'truetype',
    noHinting: true,
    ...(part.isVariable && { variationAxes: { wght: Number(weight) } }),
  });
  const font = fontkit.create(cutBytes);
  const has = (codePoint: number) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(codePoint);
  return { name: `${part.name}-${weight}`, bytes: cutBytes, has };
}

const belongsToLetterBefore = /^[\p{M}\p{Cf}]$/u;

/** Makes the fonts for all texts of a paper; the language decides how Han letters are drawn (BCP 47). */
export async function fontsOf(texts: readonly string[], language: string): Promise<PaperFonts> {
  const written = texts.join('');
  const all = written + (written.includes('\u0E33') ? thaiParts : '');
  const letters = await lettersOf([all, unprintableSign], language);
  const usedOf = new Map<ScriptPart, string>();
  for (const letter of new Set(all)) {
    const part = letters.partOf(letter.codePointAt(0) ?? 0);
    if (part) usedOf.set(part, (usedOf.get(part) ?? '') + letter);
  }
  const cuts = new Map<string, FontPart>();
  for (const [part, used] of usedOf) {
    for (const weight of weights) cuts.set(`${part.name} ${weight}`, await cut(part, used + joiners, weight));
  }
  return {
    printable: letters.printable,
    fontFor(codePoint, weight, before) {
      if (belongsToLetterBefore.test(String.fromCodePoint(codePoint)) && before?.has(codePoint) === true)
        return before;
      const part = letters.partOf(codePoint);
      return part ? (cuts.get(`${part.name} ${weight}`) ?? null) : interFor(codePoint, weight);
    },
  };
}
