import type { Mark, PublicItem, PublicMenu, PublicRestaurant } from '@cardamom/api-types';
import { decimalAmount } from './price.ts';

const diets: Partial<Record<Mark, string>> = {
  VEGETARIAN: 'https://schema.org/VegetarianDiet',
  VEGAN: 'https://schema.org/VeganDiet',
};

function offers(item: PublicItem, currency: string): object[] {
  return item.sizes.flatMap((size) =>
    size.price === null
      ? []
      : [
          {
            '@type': 'Offer',
            ...(size.name && { name: size.name }),
            price: decimalAmount(size.price, currency),
            priceCurrency: currency,
            ...(item.isSoldOut && { availability: 'https://schema.org/SoldOut' }),
          },
        ],
  );
}

function menuItem(item: PublicItem, restaurant: PublicRestaurant): object {
  const suitable = item.marks.flatMap((mark) => diets[mark] ?? []);
  return {
    '@type': 'MenuItem',
    name: item.name,
    ...(item.description && { description: item.description }),
    ...(restaurant.shows.price && { offers: offers(item, restaurant.currency) }),
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
  };
}

function menuData(menu: PublicMenu, restaurant: PublicRestaurant): object {
  return {
    '@type': 'Menu',
    name: menu.name,
    inLanguage: restaurant.language,
    hasMenuSection: menu.sections.map((section) => ({
      '@type': 'MenuSection',
      name: section.title,
      hasMenuItem: section.items.map((item) => menuItem(item, restaurant)),
    })),
  };
}

/** The restaurant and its menu for search engines (schema.org `Restaurant`, `Menu`). */
export function structuredData(restaurant: PublicRestaurant, menu: PublicMenu | null, url: string): object {
  const { phone } = restaurant;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: restaurant.name,
    url,
    ...(restaurant.address && { address: restaurant.address }),
    ...(phone && { telephone: `${phone.prefix}${phone.number}` }),
    ...(menu && { hasMenu: menuData(menu, restaurant) }),
  };
}

/** A dish by itself for search engines (schema.org `MenuItem`). */
export function dishData(
  item: PublicItem,
  restaurant: PublicRestaurant,
  url: string,
  publicUrl: string,
): object {
  const picture = item.image?.sources.findLast(({ format }) => format === 'jpeg');
  return {
    '@context': 'https://schema.org',
    ...menuItem(item, restaurant),
    url,
    ...(picture && { image: new URL(picture.url, publicUrl).href }),
    ...(restaurant.shows.calories &&
      item.calories !== null && {
        nutrition: { '@type': 'NutritionInformation', calories: `${item.calories} calories` },
      }),
  };
}

/** JSON that cannot end the script element it stands in. */
export function embeddedJson(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
