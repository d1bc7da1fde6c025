import type { Allergen } from '@cardamom/api-types';

/** What stands above each column, in the order of the contract. */
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

export const words = {
  title: 'Allergen matrix',
  everything: 'All active items',
  choices: (name: string) => `Choices: ${name}`,
  continued: (name: string) => `${name} (continued)`,
  dated: (date: string) => `As of ${date}`,
  kept: (fingerprint: string) => `Print ${fingerprint}`,
  notKept: 'Preview: not kept as a print, so no later change is reported',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  contains: 'Contains',
  mayContain: 'May contain',
  free: 'Empty: declared, does not contain it',
  notDeclared: 'NOT DECLARED: ask the kitchen',
  notDeclaredLegend: 'Nobody has said what is in it. Never serve it to a guest with an allergy.',
  undeclaredChoice: '* A choice that goes with this dish is not declared.',
  seafood: 'Seafood stands for fish, crustaceans and molluscs.',
  unprintable: (count: number) =>
    count === 1
      ? '1 name holds letters that this print cannot draw; they read [?]. Write the name in by hand.'
      : `${count} names hold letters that this print cannot draw; they read [?]. Write the names in by hand.`,
  empty: 'There is nothing to print: no active item stands in an active category here.',
  fileName: (restaurant: string, day: string) => `Allergen matrix ${restaurant} ${day}.pdf`,
} as const;
