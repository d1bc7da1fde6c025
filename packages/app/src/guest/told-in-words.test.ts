import type { PublicItem, PublicRestaurant } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { renderGuestPage } from './render.tsx';

const id = '0198c0de-0000-7000-8000-000000000001';
const nothing = { isDeclared: true, contains: [], mayContain: [] };

const tart: PublicItem = {
  id,
  name: 'Lime tart',
  description: '',
  story: '',
  image: null,
  sizes: [{ name: '', kind: 'PRICED', price: 590 }],
  ingredients: ['limes', 'butter'],
  allergens: nothing,
  marks: [],
  calories: 420,
  modifierGroupIds: [],
  isSoldOut: false,
};

const always = { isOn: true, opensAt: null, closesAt: null };

const restaurant: PublicRestaurant = {
  name: 'Cardamom & Lime',
  restaurantUrl: 'cardamom-and-lime',
  restaurantType: 'BISTRO',
  address: 'Rua das Hortas 27',
  phone: { prefix: '+351', number: '2100002701' },
  logo: null,
  photo: null,
  currency: 'EUR',
  language: 'en',
  timeZone: 'Europe/Lisbon',
  shows: { price: true, ingredients: true, allergens: true, calories: true },
  look: 'LINEN',
  accentColour: '#2f6b3c',
  tax: null,
  serviceCharge: null,
  menus: [{ id, name: 'All day', description: '', ...always }],
  opening: null,
  nextMenuAt: null,
  asOf: '2026-11-27T12:00:00Z',
};

/** The restaurant's page with this dish alone, as HTML. */
async function pageWith(changes: Partial<PublicItem> = {}): Promise<string> {
  const items = [{ ...tart, ...changes }];
  const sections = [
    { id, title: 'Desserts', description: '', kind: 'DESSERT' as const, featuredItemId: null, items },
  ];
  const menu = { id, name: 'All day', description: '', ...always, sections, modifierGroups: [] };
  const publicUrl = 'https://menus.example';
  return (await renderGuestPage({ page: 'restaurant', restaurant, menu, publicUrl })).html;
}

/** What a guest reads of it: the body without data, the closed form and tags. */
async function readWith(changes: Partial<PublicItem> = {}): Promise<string> {
  const html = await pageWith(changes);
  return html
    .slice(html.indexOf('<body>'))
    .replaceAll(/<script.*?<\/script>|<form.*?<\/form>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

// proves: allergens.eggs, allergens.dairy, allergens.crustaceans, allergens.seafood, allergens.fish
// proves: allergens.peanuts-gluten, allergens.sesame, allergens.soy, allergens.tree-nuts, allergens.sulphites
// proves: allergens.mustard, allergens.celery
test.each([
  ['EGGS', 'Eggs'],
  ['DAIRY', 'Dairy'],
  ['CRUSTACEANS', 'Crustaceans'],
  ['SEAFOOD', 'Seafood'],
  ['FISH', 'Fish'],
  ['PEANUTS', 'Peanuts'],
  ['GLUTEN', 'Gluten'],
  ['SESAME', 'Sesame'],
  ['SOY', 'Soy'],
  ['TREE_NUTS', 'Tree nuts'],
  ['SULPHITES', 'Sulphites'],
  ['MUSTARD', 'Mustard'],
  ['CELERY', 'Celery'],
  ['LUPIN', 'Lupin'],
  ['MOLLUSCS', 'Molluscs'],
] as const)('a guest reads the allergen %s in words', async (allergen, words) => {
  expect(await readWith({ allergens: { ...nothing, contains: [allergen] } })).toContain(
    `Contains ${words.toLowerCase()}`,
  );
});

// proves: allergens.vegetarian, allergens.alcohol
test.each([
  ['VEGETARIAN', 'Vegetarian'],
  ['VEGAN', 'Vegan'],
  ['CONTAINS_ALCOHOL', 'Contains alcohol'],
] as const)('a guest reads the mark %s in words', async (mark, words) => {
  expect(await readWith({ marks: [mark] })).toContain(words);
  expect(await readWith({ marks: [] })).not.toContain(words);
});

// proves: items.calories, sizes.kcal
test('a guest reads ingredients, and calories in kcal', async () => {
  expect(await readWith()).toContain('limes, butter');
  expect(await readWith()).toContain('420 kcal');
});

// proves: restaurant.address, restaurant.phone
test('a guest reads where the restaurant is, and can call it', async () => {
  expect(await readWith()).toContain('Rua das Hortas 27');
  expect(await pageWith()).toContain('href="tel:+3512100002701"');
});
