import type {
  Image,
  Mark,
  PublicItem,
  PublicMenu,
  PublicModifierGroup,
  PublicRestaurant,
  RestaurantType,
} from '@cardamom/api-types';
import type { Menu, MenuItem, MenuSection, Offer, Restaurant, WithContext } from 'schema-dts';
import { openingHoursData } from './opening-hours-data.ts';
import { restaurantPath } from './paths.ts';
import { decimalAmount } from './price.ts';

/** What the page is about, and the addresses that it is found under. */
export interface StructuredDataInput {
  restaurant: PublicRestaurant;
  /** Null where guests choose between several. */
  menu: PublicMenu | null;
  /** The installation's address, without a slash at its end. */
  publicUrl: string;
  /** The page's own. */
  canonicalUrl: string;
}

/** schema.org's own words for what kind of place it is; it knows no more of the others than that they are restaurants. */
const establishments: Partial<Record<RestaurantType, string>> = {
  CAFE: 'CafeOrCoffeeShop',
  BAR: 'BarOrPub',
  FAST_FOOD: 'FastFoodRestaurant',
  BAKERY: 'Bakery',
};

/** Only where the type says it: nobody is asked for a cuisine. */
const cuisines: Partial<Record<RestaurantType, string>> = {
  PIZZERIA: 'Pizza',
  SEAFOOD: 'Seafood',
  VEGETARIAN_VEGAN: 'Vegetarian',
};

const vegetarian = 'https://schema.org/VegetarianDiet';

/** Vegan says vegetarian too. */
const diets = {
  VEGETARIAN: [vegetarian],
  VEGAN: ['https://schema.org/VeganDiet', vegetarian],
  CONTAINS_ALCOHOL: [],
} as const satisfies Record<Mark, readonly string[]>;

/** A list of one is the one: shorter, and the same to who reads it. */
function oneOrAll<Value>(values: readonly Value[]): Value | readonly Value[] {
  const [first] = values;
  return values.length === 1 && first !== undefined ? first : values;
}

/** The largest JPEG, which every reader of cards and search results takes. */
function pictureUrl(image: Image, publicUrl: string): string | undefined {
  const source = image.sources.findLast(({ format }) => format === 'jpeg');
  return source && new URL(source.url, publicUrl).href;
}

function offer(name: string, price: number, currency: string, isSoldOut: boolean): Offer {
  return {
    '@type': 'Offer',
    ...(name && { name }),
    price: decimalAmount(price, currency),
    priceCurrency: currency,
    ...(isSoldOut && { availability: 'https://schema.org/SoldOut' as const }),
  };
}

/** What can be had with a dish, and for how much more. */
function addOn(group: PublicModifierGroup, { shows, currency }: PublicRestaurant): MenuSection {
  return {
    '@type': 'MenuSection',
    name: group.name,
    hasMenuItem: group.options.map(({ name, priceDelta, isSoldOut }): MenuItem => {
      const isPriced = shows.price && priceDelta !== null && priceDelta > 0;
      return {
        '@type': 'MenuItem',
        name,
        ...(isPriced && { offers: offer('', priceDelta, currency, isSoldOut) }),
      };
    }),
  };
}

/** One dish, in the order of the page, which packs best; `hasImage`: with its picture. */
function menuItem(
  item: PublicItem,
  groups: readonly PublicModifierGroup[],
  { restaurant, publicUrl }: StructuredDataInput,
  hasImage: boolean,
): MenuItem {
  const { shows, currency } = restaurant;
  const image = hasImage && item.image && pictureUrl(item.image, publicUrl);
  const suitable = [...new Set(item.marks.flatMap((mark) => diets[mark]))];
  const offers = item.sizes.flatMap(({ name, price }) =>
    price === null ? [] : [offer(name, price, currency, item.isSoldOut)],
  );
  const addOns = groups
    .filter(({ id }) => item.modifierGroupIds.includes(id))
    .map((group) => addOn(group, restaurant));
  return {
    '@type': 'MenuItem',
    name: item.name,
    ...(shows.price && offers.length > 0 && { offers: oneOrAll(offers) }),
    ...(image && { image }),
    ...(item.description && { description: item.description }),
    ...(suitable.length > 0 && { suitableForDiet: oneOrAll(suitable) }),
    ...(shows.calories &&
      item.calories !== null && {
        nutrition: { '@type': 'NutritionInformation', calories: `${item.calories} kcal` },
      }),
    ...(addOns.length > 0 && { menuAddOn: oneOrAll(addOns) }),
  };
}

function wholeMenu(menu: PublicMenu, input: StructuredDataInput): Menu {
  return {
    '@type': 'Menu',
    name: menu.name,
    ...(menu.description && { description: menu.description }),
    url: input.canonicalUrl,
    inLanguage: input.restaurant.language,
    hasMenuSection: menu.sections.map(({ title, description, items, featuredItemId }): MenuSection => ({
      '@type': 'MenuSection',
      name: title,
      ...(description && { description }),
      // The address of every dish's picture would weigh 180 bytes, and stands in the data of the dish's own page.
      hasMenuItem: items.map((item) =>
        menuItem(item, menu.modifierGroups, input, item.id === featuredItemId),
      ),
    })),
  };
}

/** The menus to choose from, each with the page that has what is on it. */
function menuLinks({ restaurant, publicUrl }: StructuredDataInput): Menu[] {
  return restaurant.menus.map(({ id, name, description }) => ({
    '@type': 'Menu',
    name,
    ...(description && { description }),
    url: `${publicUrl}${restaurantPath(restaurant)}/${id}`,
  }));
}

/** The restaurant and its menu for search engines (schema.org `FoodEstablishment`, `Menu`); what guests do not see is not in it. */
export function structuredData(input: StructuredDataInput): object {
  const { restaurant, menu, publicUrl } = input;
  const { name, restaurantType, address, phone, photo, logo, openingHours } = restaurant;
  const image = photo && pictureUrl(photo, publicUrl);
  const logoUrl = logo && pictureUrl(logo, publicUrl);
  const cuisine = cuisines[restaurantType];
  const url = `${publicUrl}${restaurantPath(restaurant)}`;
  // Said once, at the restaurant's own address: on each of several menus they would weigh 90 bytes and say nothing new.
  const hours = input.canonicalUrl === url ? openingHoursData(openingHours) : [];
  const data: WithContext<Restaurant> = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    url,
    ...(address && { address }),
    ...(phone && { telephone: `${phone.prefix}${phone.number}` }),
    ...(image && { image }),
    ...(logoUrl && { logo: logoUrl }),
    ...(cuisine && { servesCuisine: cuisine }),
    ...(hours.length > 0 && { openingHoursSpecification: oneOrAll(hours) }),
    ...((menu ?? restaurant.menus.length > 0) && {
      hasMenu: menu ? wholeMenu(menu, input) : oneOrAll(menuLinks(input)),
    }),
  };
  const establishment = establishments[restaurantType];
  return establishment === undefined ? data : { ...data, '@type': establishment };
}

/** A dish by itself for search engines (schema.org `MenuItem`). */
export function dishData(item: PublicItem, menu: PublicMenu, input: StructuredDataInput): object {
  const data = menuItem(item, menu.modifierGroups, input, true);
  return { '@context': 'https://schema.org', ...(data as object), url: input.canonicalUrl };
}

/** JSON that cannot end the script element it stands in. */
export function embeddedJson(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
