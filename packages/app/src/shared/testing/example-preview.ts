import type { MenuPreview } from '@cardamom/api-types';
import { restaurant } from './fixtures.ts';
import { linkOf, publicItem, publicMenu, publicRestaurant, publicSection } from './public-menu.ts';

const dish = (id: string, name: string, price: number) =>
  publicItem({
    id,
    name,
    sizes: [{ name: '', kind: 'PRICED', price }],
    allergens: { isDeclared: true, contains: ['FISH'], mayContain: [] },
  });

const plates = publicSection(
  'Small plates',
  [
    dish('0198a000-0000-7000-8000-0000000000d8', 'Grilled sardines', 920),
    dish('0198a000-0000-7000-8000-0000000000d2', 'Sourdough and olives', 550),
  ],
  {
    id: '0198a000-0000-7000-8000-0000000000c1',
    description: 'Over oak, until the fire goes out.',
    kind: 'APPETIZER',
  },
);
const fish = publicSection('Fish', [dish('0198a000-0000-7000-8000-0000000000d9', 'Sea bass', 2400)], {
  id: '0198a000-0000-7000-8000-0000000000c2',
  kind: 'SEA_FOOD',
});
const allDay = publicMenu([plates, fish], {
  id: '0198a000-0000-7000-8000-0000000000e1',
  description: 'Everything our kitchen and bar make.',
});

/** What guests of the demo restaurant see now: one menu of two sections. */
export const guestsNow: MenuPreview = {
  at: '2026-03-14T12:00:00Z',
  restaurant: publicRestaurant({
    name: restaurant.name,
    restaurantUrl: restaurant.restaurantUrl,
    restaurantType: restaurant.restaurantType,
    address: restaurant.address,
    menus: [linkOf(allDay)],
    asOf: '2026-03-14T12:00:00Z',
  }),
  menus: [allDay],
  leftOut: 0,
  unshown: [],
  nextChangeAt: null,
};
