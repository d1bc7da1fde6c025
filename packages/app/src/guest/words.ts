import type { Allergen, Mark, RestaurantType } from '@cardamom/api-types';
import type { GuestWords, TableView } from '@cardamom/ui/guest';

/** The fixed words of the guest page in English, the product's first language. */
export const guestWords: GuestWords = {
  map: 'Map',
  call: 'Call',
  more: 'More',
  featured: 'Our pick',
  contains: 'Contains',
  mayContain: 'May contain',
  freeOfListed: 'None of the listed allergens',
  notDeclared: 'Allergens not declared. Please ask us.',
  ingredients: 'Ingredients',
  menuSections: 'Sections of the menu',
  menus: 'Menus',
  skipToMenu: 'Skip to the menu',
  soldOut: 'Sold out',
  withSomeOptions: 'with some options',
  optionsNotDeclared: 'Allergens of an option not declared. Please ask us.',
  optionNotDeclared: 'Allergens not declared',
  standardOption: 'standard',
};

/** How the words of this file are spoken on a page of this language: they are English, and say so where the page is not. */
export function spokenOn(language: string): Pick<GuestWords, 'spoken' | 'written'> {
  if (new Intl.Locale(language).language === 'en') return {};
  return { spoken: { lang: 'en', dir: 'ltr' }, written: { lang: language } };
}

/** The words on a page of this language. */
export function wordsFor(language: string): GuestWords {
  return { ...guestWords, ...spokenOn(language) };
}

/** What the dishes of a menu tell, as a sentence: `Prices, ingredients and allergens.` */
function toldOf(told: readonly string[]): string {
  const sentence = new Intl.ListFormat('en-GB').format(told);
  return sentence === '' ? '' : ` ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** Sentences of the page around the menu. */
export const pageWords = {
  marketPrice: 'Market price',
  menu: 'Menu',
  emptyTitle: 'Nothing is on this menu yet',
  emptyText: 'Please ask us what we are serving today.',
  missingTitle: 'This menu is not here',
  missingText:
    'The address may have been mistyped, or the restaurant has closed its menu. Scan the code on the table again, or ask the staff.',
  noSuchMenuText:
    'It may have been taken off, or the address was mistyped. Have a look at what there is, or ask us.',
  unknownTitle: 'No restaurant is at this address',
  unknownText: 'The address may have been mistyped. Scan the code on the table again, or ask the staff.',
  goneTitle: 'This restaurant has taken its menu down',
  goneText: 'Its pages are gone for good. If you are sitting there, ask the staff what they are serving.',
  unavailableTitle: 'The menu cannot be shown at the moment',
  unavailableText: 'Please try again in a minute, or ask the staff.',
  noMenuTitle: 'Nothing is being served right now',
  noMenuText: 'Please ask us when we are cooking again.',
  nextMenu: (from: string): string => `We serve again ${from}.`,
  from: (time: string): string => `from ${time}`,
  openUntil: (time: string): string => `Open until ${time}`,
  alwaysOpen: 'Open day and night',
  closed: 'Closed',
  closedToday: 'Closed today',
  tomorrow: 'tomorrow',
  opens: (day: string, time: string): string => `Opens ${day === '' ? '' : `${day} `}at ${time}`,
  closedTodayBut: (opens: string): string => `Closed today. ${opens}`,
  /** What a table is called: a number, or a name of its own. */
  table: (label: string): TableView => {
    if (/^table\b/iu.test(label)) return { words: '', name: label };
    return /^\p{N}/u.test(label)
      ? { words: `Table ${label}`, name: '' }
      : { words: 'Your table:', name: label };
  },
  signature: 'Menu by Cardamom',
  optionContains: (allergens: string): string => `Contains ${allergens}`,
  optionMayContain: (allergens: string): string => `May contain ${allergens}`,
  caloriesDifference: (calories: number): string => `${calories < 0 ? '−' : '+'}${Math.abs(calories)} kcal`,
  homeLink: (restaurant: string): string => `All menus of ${restaurant}`,
  allergyAdvice: (restaurant: string): string =>
    `Allergens are shown as ${restaurant} declares them. If you have an allergy, tell us before you order: “not declared” means we have not stated them yet.`,
  askAboutAllergens: 'Ask us about allergens.',
  pageTitle: (menu: string, restaurant: string): string => `${menu} · ${restaurant}`,
  description: (
    restaurant: string,
    type: string,
    sections: readonly string[],
    told: readonly string[],
  ): string => `The menu of ${restaurant}, ${type}: ${sections.slice(0, 6).join(', ')}.${toldOf(told)}`,
  landingDescription: (restaurant: string, type: string): string => `The menus of ${restaurant}, ${type}.`,
} as const;

/** How guests read an allergen. */
export const allergenWords: Readonly<Record<Allergen, string>> = {
  GLUTEN: 'Gluten',
  CRUSTACEANS: 'Crustaceans',
  EGGS: 'Eggs',
  FISH: 'Fish',
  PEANUTS: 'Peanuts',
  SOY: 'Soy',
  DAIRY: 'Dairy',
  TREE_NUTS: 'Tree nuts',
  CELERY: 'Celery',
  MUSTARD: 'Mustard',
  SESAME: 'Sesame',
  SULPHITES: 'Sulphites',
  LUPIN: 'Lupin',
  MOLLUSCS: 'Molluscs',
  SEAFOOD: 'Seafood',
};

/** How guests read a mark. */
export const markWords: Readonly<Record<Mark, string>> = {
  VEGETARIAN: 'Vegetarian',
  VEGAN: 'Vegan',
  CONTAINS_ALCOHOL: 'Contains alcohol',
};

/** What kind of place it is, as part of a sentence. */
export const restaurantTypeWords: Readonly<Record<RestaurantType, string>> = {
  CAFE: 'a café',
  BAR: 'a bar',
  BISTRO: 'a bistro',
  FAST_FOOD: 'fast food',
  FINE_DINING: 'fine dining',
  CASUAL_DINING: 'casual dining',
  PIZZERIA: 'a pizzeria',
  BAKERY: 'a bakery',
  SEAFOOD: 'a seafood restaurant',
  VEGETARIAN_VEGAN: 'a vegetarian and vegan restaurant',
  BUFFET: 'a buffet',
  FOOD_TRUCK: 'a food truck',
};

/** What a page without a restaurant says. */
export const noticeWords = {
  notFound: { title: pageWords.missingTitle, text: pageWords.missingText },
  unknown: { title: pageWords.unknownTitle, text: pageWords.unknownText },
  gone: { title: pageWords.goneTitle, text: pageWords.goneText },
  unavailable: { title: pageWords.unavailableTitle, text: pageWords.unavailableText },
} as const;
