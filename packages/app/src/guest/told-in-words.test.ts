import type { PublicItem } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import {
  freeOfAll,
  publicItem,
  publicMenu,
  publicRestaurant,
  publicSection,
} from '../shared/testing/public-menu.ts';
import { renderGuestPage } from './render.tsx';
import { publicUrl, readableText } from './testing/example-page.ts';

const tart = publicItem({
  sizes: [{ name: '', kind: 'PRICED', price: 590 }],
  ingredients: ['limes', 'butter'],
  calories: 420,
});
const restaurant = publicRestaurant({
  address: 'Rua das Hortas 27',
  phone: { prefix: '+351', number: '2100002701' },
});

/** The restaurant's page with this dish alone, as HTML. */
async function pageWith(changes: Partial<PublicItem> = {}): Promise<string> {
  const menu = publicMenu([publicSection('Desserts', [{ ...tart, ...changes }])]);
  return (await renderGuestPage({ page: 'restaurant', restaurant, menu, publicUrl })).html;
}

test.each([
  ['ar', '<span lang="en" dir="ltr">Market price</span>'],
  ['en', '<span>Market price</span>'],
])(
  'on a page of the language %s a market price says its language where that is another',
  async (language, said) => {
    const sizes: PublicItem['sizes'] = [{ name: '', kind: 'MARKET_PRICE', price: null }];
    const menu = publicMenu([publicSection('Desserts', [{ ...tart, sizes }])]);
    const input = { page: 'restaurant', restaurant: { ...restaurant, language }, menu, publicUrl } as const;
    expect((await renderGuestPage(input)).html).toContain(said);
  },
);

const readWith = async (changes: Partial<PublicItem> = {}) => readableText(await pageWith(changes));

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
  expect(await readWith({ allergens: { ...freeOfAll, contains: [allergen] } })).toContain(
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

test('on a page of another language the way there is said in English, and where it leads in that language', async () => {
  const menu = publicMenu([publicSection('Sobremesas', [tart])]);
  const input = {
    page: 'restaurant',
    restaurant: { ...restaurant, language: 'pt' },
    menu,
    publicUrl,
  } as const;
  const { html } = await renderGuestPage(input);
  expect(html).toMatch(/<a [^>]*lang="en"[^>]*>Map<span [^>]*lang="pt"[^>]*>Rua das Hortas 27</);
  // A label is read in one language.
  expect(html).not.toMatch(/aria-label="[^"]*Rua/);
});
