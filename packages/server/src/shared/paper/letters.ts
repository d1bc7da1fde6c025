import { interFor } from './inter.ts';
import { hanFacesFor, scriptPartFor, type ScriptPart } from './scripts.ts';

/** Marks of direction, joiners and the like: they are never seen, whatever font draws what is beside them. */
export const unseen = /\p{Default_Ignorable_Code_Point}/u;

/** What stands for letters that no font here has, so that nobody takes an empty box for a name. */
export const unprintableSign = '[?]';

/** Which letters of some texts can be drawn, and by what. */
export type Letters = {
  /** The part of a script's font that draws a letter; undefined for those of Inter, the unseen, and those that no font has. */
  readonly partOf: (codePoint: number) => ScriptPart | undefined;
  /** Whether every letter of a text can be drawn. */
  readonly isPrintable: (text: string) => boolean;
  /** A text with `[?]` for each stretch of letters that cannot be drawn. */
  readonly printable: (text: string) => string;
};

/** Looks up the letters of all texts of a paper; the language decides how Han letters are drawn (BCP 47). */
export async function lettersOf(texts: readonly string[], language: string): Promise<Letters> {
  const all = texts.join('\n');
  const han = hanFacesFor(language, all);
  const parts = new Map<number, ScriptPart>();
  const undrawn = new Set<number>();
  for (const letter of new Set(all)) {
    const codePoint = letter.codePointAt(0) ?? 0;
    if (interFor(codePoint, '400') !== null) continue;
    const part = await scriptPartFor(codePoint, han);
    if (part !== null) parts.set(codePoint, part);
    else if (!unseen.test(letter)) undrawn.add(codePoint);
  }
  const isDrawn = (letter: string) => !undrawn.has(letter.codePointAt(0) ?? 0);
  return {
    partOf: (codePoint) => parts.get(codePoint),
    isPrintable: (text) => Array.from(text).every(isDrawn),
    printable(text) {
      let result = '';
      let isInGap = false;
      for (const letter of text) {
        if (isDrawn(letter)) result += letter;
        else if (!isInGap) result += unprintableSign;
        isInGap = !isDrawn(letter);
      }
      return result;
    },
  };
}
