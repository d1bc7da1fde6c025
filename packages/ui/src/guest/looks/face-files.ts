import cormorantExtendedItalic from '@fontsource-variable/cormorant/files/cormorant-latin-ext-wght-italic.woff2?url';
import cormorantExtended from '@fontsource-variable/cormorant/files/cormorant-latin-ext-wght-normal.woff2?url';
import cormorantItalic from '@fontsource-variable/cormorant/files/cormorant-latin-wght-italic.woff2?url';
import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url';
import amiri from '@fontsource/amiri/files/amiri-arabic-700-normal.woff2?url';
import antonExtended from '@fontsource/anton/files/anton-latin-ext-400-normal.woff2?url';
import anton from '@fontsource/anton/files/anton-latin-400-normal.woff2?url';
import caprasimoExtended from '@fontsource/caprasimo/files/caprasimo-latin-ext-400-normal.woff2?url';
import caprasimo from '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2?url';
import gloockExtended from '@fontsource/gloock/files/gloock-latin-ext-400-normal.woff2?url';
import gloock from '@fontsource/gloock/files/gloock-latin-400-normal.woff2?url';
import lalezar from '@fontsource/lalezar/files/lalezar-arabic-400-normal.woff2?url';
import { faces, type Face, type LetterPart } from './faces.ts';
import type { LookName } from './looks.ts';

/** A file of a face, as the bundler serves it. */
export interface FaceFile {
  face: Face;
  part: LetterPart;
  url: string;
}

/** Letters that the files beside the first one are asked for, as `unicode-range` writes them. */
export const partRanges: Readonly<Partial<Record<LetterPart, string>>> = {
  latinExtended: 'U+100-130,U+132-151,U+154-24F,U+1E00-1EFF',
  arabic: 'U+600-6FF',
};

function latinFiles(face: Face, latin: string, latinExtended: string): FaceFile[] {
  return [
    { face, part: 'latin', url: latin },
    { face, part: 'latinExtended', url: latinExtended },
  ];
}

const lalezarFile: FaceFile = { face: faces.lalezar, part: 'arabic', url: lalezar };
const amiriFile: FaceFile = { face: faces.amiri, part: 'arabic', url: amiri };

/** The files of each look's faces. */
export const faceFiles: Readonly<Record<LookName, readonly FaceFile[]>> = {
  COUNTER: [...latinFiles(faces.caprasimo, caprasimo, caprasimoExtended), lalezarFile],
  LINEN: [...latinFiles(faces.gloock, gloock, gloockExtended), amiriFile],
  CANDLE: [
    ...latinFiles(faces.cormorant, cormorant, cormorantExtended),
    ...latinFiles(faces.cormorantItalic, cormorantItalic, cormorantExtendedItalic),
    amiriFile,
  ],
  GRIDDLE: [...latinFiles(faces.anton, anton, antonExtended), lalezarFile],
};
