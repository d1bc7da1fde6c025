import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { faceOfText, lettersOfPart } from './face-letters.ts';
import { lookNames, type LookName } from './looks.ts';

const { resolve } = createRequire(import.meta.url);

function lettersOfFile(file: string): ReadonlySet<number> {
  return new Set((create(readFileSync(resolve(file))) as Font).characterSet);
}

const files: Readonly<Record<LookName, readonly (readonly [latin: string, extended: string])[]>> = {
  COUNTER: [['caprasimo/files/caprasimo-latin-400-normal', 'caprasimo/files/caprasimo-latin-ext-400-normal']],
  LINEN: [['gloock/files/gloock-latin-400-normal', 'gloock/files/gloock-latin-ext-400-normal']],
  CANDLE: ['normal', 'italic'].map(
    (style) =>
      [
        `cormorant/files/cormorant-latin-wght-${style}`,
        `cormorant/files/cormorant-latin-ext-wght-${style}`,
      ] as const,
  ),
  GRIDDLE: [['anton/files/anton-latin-400-normal', 'anton/files/anton-latin-ext-400-normal']],
};

const arabicFiles = [
  '@fontsource/lalezar/files/lalezar-arabic-400-normal.woff2',
  '@fontsource/amiri/files/amiri-arabic-700-normal.woff2',
];

const pathOf = (look: LookName, file: string) =>
  `${look === 'CANDLE' ? '@fontsource-variable' : '@fontsource'}/${file}.woff2`;

const everyLetter = Array.from({ length: 0x20_00 }, (_, code) => String.fromCodePoint(code)).join('');

/** Letters that we count on and that a file does not have. */
function missing(letters: string, has: ReadonlySet<number>): string[] {
  return Array.from(letters).filter((letter) => !has.has(letter.codePointAt(0) ?? 0));
}

describe.each(lookNames)('the faces of %s', (look) => {
  it('have every letter that is written in them', () => {
    for (const [latin, extended] of files[look]) {
      expect(missing(lettersOfPart(look, 'latin', everyLetter), lettersOfFile(pathOf(look, latin)))).toEqual(
        [],
      );
      const more = lettersOfPart(look, 'latinExtended', everyLetter);
      expect(more).not.toBe('');
      expect(missing(more, lettersOfFile(pathOf(look, extended)))).toEqual([]);
    }
    for (const file of arabicFiles)
      expect(missing(lettersOfPart(look, 'arabic', everyLetter), lettersOfFile(file))).toEqual([]);
  });

  it('write a name whole or not at all', () => {
    expect(faceOfText(look, 'Crème brûlée & “œufs” 2')).toBe('latin');
    expect(faceOfText(look, 'فتوش 2')).toBe('arabic');
    expect(faceOfText(look, 'Phở bò')).toBeNull();
    expect(faceOfText(look, 'Борщ')).toBeNull();
    expect(faceOfText(look, 'Ramen 拉麺')).toBeNull();
  });
});

it('a Polish name is in the face where that has its letters', () => {
  expect(lookNames.map((look) => faceOfText(look, 'Żurek śląski'))).toEqual([
    null,
    'latin',
    'latin',
    'latin',
  ]);
});
