import cormorantItalic from '@fontsource-variable/cormorant/files/cormorant-latin-wght-italic.woff2?url';
import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url';
import anton from '@fontsource/anton/files/anton-latin-400-normal.woff2?url';
import caprasimo from '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2?url';
import gloock from '@fontsource/gloock/files/gloock-latin-400-normal.woff2?url';
import type { LookName } from './looks.ts';

/** URLs of each look's faces as the bundler serves them, in the order of `lookFaces`. */
export const faceUrls: Readonly<Record<LookName, readonly string[]>> = {
  COUNTER: [caprasimo],
  LINEN: [gloock],
  CANDLE: [cormorant, cormorantItalic],
  GRIDDLE: [anton],
};
