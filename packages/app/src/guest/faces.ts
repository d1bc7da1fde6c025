import { createHash } from 'node:crypto';
import type { GuestFace, GuestPageInput, LettersInUse, PublicRestaurant } from '@cardamom/api-types';
import { asWritten, lettersOfPart, usualLook, writtenParts, type WrittenPart } from '@cardamom/ui/guest';
import { faceFiles, partRanges } from '@cardamom/ui/guest-faces';
import { findTexts, findWords } from './find/find-texts.ts';
import { lookOf } from './look-of.ts';
import { priceFormat } from './price.ts';
import { guestWords, noticeWords, pageWords } from './words.ts';

/** To be raised when faces are cut otherwise, so that nobody keeps the older ones. */
const cutting = 1;

/** What stands on a page in the look's face, whatever the menu is. */
const fixedWords = [
  findWords.title,
  findTexts.nothingTitle,
  pageWords.emptyTitle,
  pageWords.noMenuTitle,
  ...Object.values(noticeWords).map(({ title }) => title),
  findTexts.count(1_234_567_890, 1_234_567_890),
].join('');

/** A face as the page's script asks for it. */
export interface PageFace extends GuestFace {
  family: string;
  /** What differs from what browsers assume. */
  descriptors: FontFaceDescriptors;
}

type Shown = Extract<GuestPageInput, { restaurant: PublicRestaurant }>;

const shownOf = (input: GuestPageInput): Shown | null => ('restaurant' in input ? input : null);

function lettersOn({ restaurant, menu }: Shown): LettersInUse {
  const sections = menu?.sections ?? [];
  const featured = sections.flatMap(({ items, featuredItemId }) =>
    items.filter(({ id }) => id === featuredItemId),
  );
  return {
    names: [restaurant.name, ...restaurant.menus.map(({ name }) => name)].join(''),
    titles: [...sections.map(({ title }) => title), ...featured.map(({ name }) => name)].join(''),
    dishes: sections.flatMap(({ items }) => items.map(({ name }) => name)).join(''),
  };
}

/** Figures and signs that any price of the restaurant is written with, and the words that stand in its place. */
function priceWords({ currency, language }: Shown['restaurant']): string {
  return priceFormat(currency, language)(1_234_567_890) + pageWords.marketPrice + guestWords.soldOut;
}

/** Where the faces of a restaurant's pages lie, or those of pages that belong to none. */
export function facesPath(input: GuestPageInput): string {
  return `/guest/faces/${shownOf(input)?.restaurant.restaurantUrl ?? '-'}/`;
}

/** The faces of a page, each cut to what the restaurant's pages write in it; the same on each of them. */
export function facesOf(input: GuestPageInput): PageFace[] {
  const shown = shownOf(input);
  const look = shown ? lookOf(shown.restaurant).look : usualLook;
  const language = shown?.restaurant.language;
  const inUse = input.letters ?? (shown ? lettersOn(shown) : { names: '', titles: '', dishes: '' });
  const texts: Record<WrittenPart, string> = {
    ...inUse,
    names: inUse.names + fixedWords,
    prices: shown ? priceWords(shown.restaurant) : '',
  };
  const files = faceFiles[look];
  const hasItalic = files.some(({ face }) => face.style === 'italic');
  return files.flatMap(({ face, part, url }) => {
    const { family, style, weight, cutWeight = null } = face;
    const isWritten = (written: WrittenPart) =>
      part === 'arabic' || !hasItalic || (written === 'titles') === (style === 'italic');
    const text = writtenParts[look].filter(isWritten).map((written) => texts[written]);
    const letters = lettersOfPart(look, part, asWritten(look, text.join(''), language));
    if (letters === '') return [];
    const unicodeRange = partRanges[part];
    const cut = { file: url, letters, weight: cutWeight };
    const name = createHash('sha256')
      .update(JSON.stringify([cutting, cut]))
      .digest('base64url')
      .slice(0, 16);
    const descriptors = {
      ...(style !== 'normal' && { style }),
      ...(weight !== '400' && { weight }),
      ...(unicodeRange !== undefined && { unicodeRange }),
    };
    return [{ ...cut, name, family, descriptors }];
  });
}
