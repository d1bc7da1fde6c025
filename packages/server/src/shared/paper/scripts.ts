import * as fontkit from 'fontkit';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Weight } from './inter.ts';

/** Scripts that are written one way everywhere. */
const scripts = ['arabic', 'hebrew', 'devanagari', 'thai'] as const;
/** Han letters are drawn otherwise in China, Taiwan, Japan and Korea. */
export const hanFaces = ['sc', 'tc', 'jp', 'kr'] as const;

export type HanFace = (typeof hanFaces)[number];
type Face = (typeof scripts)[number] | HanFace;

/** The letters of a script, or a hundred of those of a Han face: a file for both weights, or one of each. */
export type ScriptPart = {
  readonly name: string;
  readonly files: Readonly<Record<Weight, string>>;
  readonly isVariable: boolean;
};

type Range = { readonly from: number; readonly to: number; readonly part: ScriptPart };

const fileOf = (path: string) => fileURLToPath(import.meta.resolve(path));

/**
 * Arabic is Amiri's, which draws each letter whole: Noto's takes the dots off, and then the letters of a document that is searched or copied from
 * would be others. All else is Noto Sans.
 */
const packageOf = (face: Face) =>
  face === 'arabic' ? '@fontsource/amiri' : `@fontsource-variable/noto-sans-${face}`;

function partOf(face: Face, name: string): ScriptPart {
  if (face === 'arabic') {
    const fileOfWeight = (weight: 400 | 700) =>
      fileOf(`${packageOf(face)}/files/amiri-arabic-${weight}-normal.woff2`);
    return {
      name: 'amiri-arabic',
      files: { 400: fileOfWeight(400), 600: fileOfWeight(700) },
      isVariable: false,
    };
  }
  const file = fileOf(`${packageOf(face)}/files/noto-sans-${face}-${name}-wght-normal.woff2`);
  return { name: `noto-sans-${face}-${name}`, files: { 400: file, 600: file }, isVariable: true };
}

const rangesOfFace = new Map<Face, readonly Range[]>();

/** Which letters the parts of a face are meant for, as the package says; latin and other extras are left to Inter. */
function rangesOf(face: Face): readonly Range[] {
  const known = rangesOfFace.get(face);
  if (known) return known;
  const said = JSON.parse(readFileSync(fileOf(`${packageOf(face)}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  const ranges = Object.entries(said).flatMap(([key, letters]) => {
    const name = key.replace(/^\[(?<number>\d+)\]$/u, '$<number>');
    if (name !== face && name === key) return [];
    const part = partOf(face, name);
    return letters.split(',').map((range) => {
      const [from = '', to = from] = range.slice('U+'.length).split('-');
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16), part };
    });
  });
  rangesOfFace.set(face, ranges);
  return ranges;
}

/** Letters that a part is meant for and has not; a part is opened once to know. */
const lacking = new Map<string, ReadonlySet<number>>();

async function lackingOf(
  { name, files }: ScriptPart,
  ranges: readonly Range[],
): Promise<ReadonlySet<number>> {
  const known = lacking.get(name);
  if (known) return known;
  const font = fontkit.create(await readFile(files[400]));
  const missing = new Set<number>();
  for (const { from, to, part } of ranges)
    if (part.name === name)
      for (let letter = from; letter <= to; letter += 1)
        if (!('hasGlyphForCodePoint' in font) || !font.hasGlyphForCodePoint(letter)) missing.add(letter);
  lacking.set(name, missing);
  return missing;
}

/**
 * The part that has a letter, of the Han faces the first of these; null where none has. A file is opened only for letters that
 * it is meant for, one after the other, so that a server goes on answering meanwhile.
 */
export async function scriptPartFor(codePoint: number, han: readonly HanFace[]): Promise<ScriptPart | null> {
  for (const face of [...scripts, ...han]) {
    const ranges = rangesOf(face);
    for (const { from, to, part } of ranges) {
      if (codePoint < from || codePoint > to) continue;
      if (!(await lackingOf(part, ranges)).has(codePoint)) return part;
    }
  }
  return null;
}

const faceOfScript: Readonly<Record<string, HanFace>> = { Hans: 'sc', Hant: 'tc', Jpan: 'jp', Kore: 'kr' };

/** The Han faces in the order in which they are asked: the language's, else that of kana or hangul in the text, else the simplified one. */
export function hanFacesFor(language: string, text: string): HanFace[] {
  const { script = '' } = new Intl.Locale(language).maximize();
  const first =
    faceOfScript[script] ??
    (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'jp' : null) ??
    (/\p{Script=Hangul}/u.test(text) ? 'kr' : 'sc');
  return [first, ...hanFaces.filter((face) => face !== first)];
}
