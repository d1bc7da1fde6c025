import type { PublicItem, PublicMenu, PublicModifierGroup, PublicRestaurant } from '@cardamom/api-types';
import { describe, expect, it } from 'vitest';
import { structuredData } from './structured-data.ts';

const publicUrl = 'https://menus.example';
const [menuId, otherId, groupId] = ['menu', 'other', 'milk'];
const declared = { isDeclared: true, contains: [], mayContain: [] };
const on = { isOn: true, opensAt: null, closesAt: null };

const picture = {
  id: 'picture',
  width: 800,
  height: 600,
  dominantColour: '#aabbcc',
  altText: 'A cup',
  sources: [
    { url: '/media/picture/400.jpeg', width: 400, height: 300, format: 'jpeg' as const },
    { url: '/media/picture/800.jpeg', width: 800, height: 600, format: 'jpeg' as const },
    { url: '/media/picture/800.avif', width: 800, height: 600, format: 'avif' as const },
  ],
  version: 1,
};

const coffee: PublicItem = {
  id: 'coffee',
  name: 'Flat white',
  description: 'Two shots.',
  story: '',
  image: picture,
  sizes: [
    { name: 'Small', kind: 'PRICED', price: 290 },
    { name: 'Large', kind: 'PRICED', price: 360 },
  ],
  ingredients: ['coffee', 'oats'],
  allergens: declared,
  marks: ['VEGAN'],
  calories: 120,
  modifierGroupIds: [groupId],
  isSoldOut: true,
};

const milk: PublicModifierGroup = {
  id: groupId,
  name: 'Milk',
  minimum: 0,
  maximum: 1,
  options: [
    {
      name: 'Oat',
      priceDelta: 40,
      caloriesDelta: null,
      allergens: declared,
      isDefault: false,
      isSoldOut: false,
    },
    {
      name: 'None',
      priceDelta: -20,
      caloriesDelta: null,
      allergens: declared,
      isDefault: false,
      isSoldOut: false,
    },
  ],
};

const menu: PublicMenu = {
  id: menuId,
  name: 'All day',
  description: 'Until six.',
  ...on,
  sections: [
    {
      id: 'hot',
      title: 'Hot',
      description: 'From the machine.',
      kind: 'COFFEE',
      featuredItemId: null,
      items: [coffee],
    },
  ],
  modifierGroups: [milk],
};

const restaurant: PublicRestaurant = {
  name: 'Casa Lima',
  restaurantUrl: 'casa-lima',
  restaurantType: 'CAFE',
  opening: null,
  nextMenuAt: null,
  address: 'Rua das Hortas 27',
  phone: { prefix: '+351', number: '210000270' },
  logo: picture,
  photo: null,
  currency: 'EUR',
  language: 'en',
  timeZone: 'Europe/Lisbon',
  shows: { price: true, ingredients: true, allergens: true, calories: true },
  look: 'LINEN',
  accentColour: '#2f6b3c',
  tax: null,
  serviceCharge: null,
  menus: [
    { id: menuId, name: 'All day', description: 'Until six.', ...on },
    { id: otherId, name: 'Evening', description: '', ...on },
  ],
  asOf: '2026-11-27T12:00:00Z',
};

const canonicalUrl = `${publicUrl}/qr-menu/casa-lima/${menuId}`;
const dataOf = (changes: Partial<PublicRestaurant> = {}, shown: PublicMenu | null = menu) =>
  structuredData({ restaurant: { ...restaurant, ...changes }, menu: shown, publicUrl, canonicalUrl });

describe('data for search engines', () => {
  it('says everything that schema.org has words for', () => {
    expect(dataOf()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'CafeOrCoffeeShop',
      name: 'Casa Lima',
      url: `${publicUrl}/qr-menu/casa-lima`,
      address: 'Rua das Hortas 27',
      telephone: '+351210000270',
      logo: `${publicUrl}/media/picture/800.jpeg`,
      hasMenu: {
        '@type': 'Menu',
        name: 'All day',
        description: 'Until six.',
        url: canonicalUrl,
        inLanguage: 'en',
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            name: 'Hot',
            description: 'From the machine.',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Flat white',
                description: 'Two shots.',
                image: `${publicUrl}/media/picture/800.jpeg`,
                offers: [
                  {
                    '@type': 'Offer',
                    name: 'Small',
                    price: '2.90',
                    priceCurrency: 'EUR',
                    availability: 'https://schema.org/SoldOut',
                  },
                  {
                    '@type': 'Offer',
                    name: 'Large',
                    price: '3.60',
                    priceCurrency: 'EUR',
                    availability: 'https://schema.org/SoldOut',
                  },
                ],
                suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
                nutrition: { '@type': 'NutritionInformation', calories: '120 kcal' },
                menuAddOn: {
                  '@type': 'MenuSection',
                  name: 'Milk',
                  hasMenuItem: [
                    {
                      '@type': 'MenuItem',
                      name: 'Oat',
                      offers: { '@type': 'Offer', price: '0.40', priceCurrency: 'EUR' },
                    },
                    { '@type': 'MenuItem', name: 'None' },
                  ],
                },
              },
            ],
          },
        ],
      },
    });
  });

  it('says no price and no calories where guests see none, even if it is handed them', () => {
    const text = JSON.stringify(dataOf({ shows: { ...restaurant.shows, price: false, calories: false } }));
    expect(text).not.toMatch(/offer|price|calories|nutrition/iu);
  });

  it('names every menu to choose from, each at its own page', () => {
    expect(dataOf({}, null)).toMatchObject({
      hasMenu: [
        { '@type': 'Menu', name: 'All day', url: `${publicUrl}/qr-menu/casa-lima/${menuId}` },
        { '@type': 'Menu', name: 'Evening', url: `${publicUrl}/qr-menu/casa-lima/${otherId}` },
      ],
    });
    expect(dataOf({ menus: [] }, null)).not.toHaveProperty('hasMenu');
  });

  it('calls a place what schema.org calls it, and a cuisine only what its type says', () => {
    expect(dataOf({ restaurantType: 'FINE_DINING' })).toMatchObject({ '@type': 'Restaurant' });
    expect(dataOf({ restaurantType: 'FINE_DINING' })).not.toHaveProperty('servesCuisine');
    expect(dataOf({ restaurantType: 'PIZZERIA' })).toMatchObject({ servesCuisine: 'Pizza' });
  });
});
