import type { PublicMenu, PublicRestaurant, ScheduleWindow } from '@cardamom/api-types';
import { describe, expect, it } from 'vitest';
import {
  publicGroup,
  publicItem,
  publicMenu,
  publicMenuLink,
  publicOption,
  publicRestaurant,
  publicSection,
} from '../shared/testing/public-menu.ts';
import { structuredData } from './structured-data.ts';
import { publicUrl } from './testing/example-page.ts';

const [menuId, otherId, groupId] = ['menu', 'other', 'milk'];
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

const coffee = publicItem({
  id: 'coffee',
  name: 'Flat white',
  description: 'Two shots.',
  image: picture,
  sizes: [
    { name: 'Small', kind: 'PRICED', price: 290 },
    { name: 'Large', kind: 'PRICED', price: 360 },
  ],
  ingredients: ['coffee', 'oats'],
  marks: ['VEGAN'],
  calories: 120,
  modifierGroupIds: [groupId],
  isSoldOut: true,
});

const milk = publicGroup(
  [publicOption('Oat', { priceDelta: 40 }), publicOption('None', { priceDelta: -20 })],
  { id: groupId, name: 'Milk' },
);
const hot = publicSection('Hot', [coffee], { description: 'From the machine.', featuredItemId: 'coffee' });
const menu = publicMenu([hot], { id: menuId, description: 'Until six.', modifierGroups: [milk] });

const restaurant = publicRestaurant({
  name: 'Casa Lima',
  restaurantUrl: 'casa-lima',
  restaurantType: 'CAFE',
  address: 'Rua das Hortas 27',
  phone: { prefix: '+351', number: '210000270' },
  logo: picture,
  menus: [
    publicMenuLink({ id: menuId, description: 'Until six.' }),
    publicMenuLink({ id: otherId, name: 'Evening' }),
  ],
});

const canonicalUrl = `${publicUrl}/qr-menu/casa-lima/${menuId}`;
const dataOf = (
  changes: Partial<PublicRestaurant> = {},
  shown: PublicMenu | null = menu,
  address = canonicalUrl,
) =>
  structuredData({
    restaurant: { ...restaurant, ...changes },
    menu: shown,
    publicUrl,
    canonicalUrl: address,
  });

const hours = (weekdays: ScheduleWindow['weekdays'], from: string, to: string) => ({ weekdays, from, to });
const said = (dayOfWeek: string | string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

/** How many pictures of dishes are named while the section features this one. */
function picturesWhile(featuredItemId: string | null): number {
  const data = dataOf({}, { ...menu, sections: [{ ...hot, featuredItemId }] });
  return [...JSON.stringify(data).matchAll(/"image"/g)].length;
}

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

  it('gives the picture of the dish that a section features; those of others stand at their own pages', () => {
    expect(picturesWhile('coffee')).toBe(1);
    expect(picturesWhile(null)).toBe(0);
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

  it('says a week’s hours at the restaurant’s own address, days with the same ones in one, and of 24 hours the last minute', () => {
    const openingHours = [
      hours(['MONDAY'], '12:00', '15:00'),
      hours(['TUESDAY', 'FRIDAY'], '18:00', '01:00'),
      hours(['MONDAY'], '18:00', '01:00'),
      hours(['SATURDAY'], '00:00', '00:00'),
      hours(['SUNDAY'], '05:00', '05:00'),
    ];
    const own = (hoursOfWeek: ScheduleWindow[]) =>
      dataOf({ openingHours: hoursOfWeek }, menu, `${publicUrl}/qr-menu/casa-lima`);
    expect(own(openingHours)).toMatchObject({
      openingHoursSpecification: [
        said('Monday', '12:00', '15:00'),
        said(['Tuesday', 'Friday', 'Monday'], '18:00', '01:00'),
        said('Saturday', '00:00', '23:59'),
        said('Sunday', '05:00', '04:59'),
      ],
    });
    expect(own(openingHours.slice(0, 1))).toMatchObject({
      openingHoursSpecification: said('Monday', '12:00', '15:00'),
    });
    expect(own([])).not.toHaveProperty('openingHoursSpecification');
    expect(dataOf({ openingHours })).not.toHaveProperty('openingHoursSpecification');
  });

  it('calls a place what schema.org calls it, and a cuisine only what its type says', () => {
    expect(dataOf({ restaurantType: 'FINE_DINING' })).toMatchObject({ '@type': 'Restaurant' });
    expect(dataOf({ restaurantType: 'FINE_DINING' })).not.toHaveProperty('servesCuisine');
    expect(dataOf({ restaurantType: 'PIZZERIA' })).toMatchObject({ servesCuisine: 'Pizza' });
  });
});
