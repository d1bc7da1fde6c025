import type {
  GuestDishContent,
  GuestPageInput,
  Image,
  PublicItem,
  PublicRestaurant,
} from '@cardamom/api-types';
import type { FindOnPage } from '../find/find-view.ts';
import { pricesInWords } from '../menu-view.ts';
import { dishPath } from '../paths.ts';
import type { SocialPicture } from '../social-picture.ts';
import { pageWords, restaurantTypeWords } from '../words.ts';
import { dishTexts } from './dish-words.ts';
import { findDish } from './find-dish.ts';

/** What the page of a dish is about. */
export interface DishHead {
  title: string;
  description: string;
  /** Null where the menu does not show it now. */
  canonicalUrl: string | null;
  picture: SocialPicture | null;
}

function describe(item: PublicItem, restaurant: PublicRestaurant): string {
  const prices = item.isSoldOut ? '' : pricesInWords(item, restaurant);
  const onMenu = dishTexts.onMenuOf(restaurant.name, restaurantTypeWords[restaurant.restaurantType]);
  return [item.description, prices && `${prices}.`, onMenu].filter(Boolean).join(' ');
}

function pictureOf({ sources }: Image, publicUrl: string): SocialPicture | null {
  const source = sources.findLast(({ format }) => format === 'jpeg');
  return source
    ? { url: new URL(source.url, publicUrl).href, width: source.width, height: source.height }
    : null;
}

/** Title, description, address and picture of a dish's page, by what the restaurant shows. */
export function dishHead(input: GuestPageInput<GuestDishContent>, find: FindOnPage | null): DishHead {
  const { restaurant, publicUrl } = input;
  const shown = findDish(input, find);
  if (shown === null) {
    const title = pageWords.pageTitle(dishTexts.missingTitle, restaurant.name);
    return { title, description: dishTexts.missingText, canonicalUrl: null, picture: null };
  }
  const { item, menu } = shown;
  return {
    title: pageWords.pageTitle(item.name, restaurant.name),
    description: describe(item, restaurant),
    canonicalUrl: `${publicUrl}${dishPath(restaurant, menu, item)}`,
    picture: item.image && pictureOf(item.image, publicUrl),
  };
}
