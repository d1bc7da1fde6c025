import type { MenuPreview, PublicItem, PublicMenu } from '@cardamom/api-types';
import { restaurant } from './fixtures.ts';

function dish(id: string, name: string, price: number): PublicItem {
  return {
    id,
    name,
    description: '',
    story: '',
    image: null,
    sizes: [{ name: '', kind: 'PRICED', price }],
    ingredients: [],
    allergens: { isDeclared: true, contains: ['FISH'], mayContain: [] },
    marks: [],
    calories: null,
    modifierGroupIds: [],
    isSoldOut: false,
  };
}

const allDay: PublicMenu = {
  id: '0198a000-0000-7000-8000-0000000000e1',
  name: 'All day',
  description: 'Everything our kitchen and bar make.',
  isOn: true,
  opensAt: null,
  closesAt: null,
  modifierGroups: [],
  sections: [
    {
      id: '0198a000-0000-7000-8000-0000000000c1',
      title: 'Small plates',
      description: 'Over oak, until the fire goes out.',
      kind: 'APPETIZER',
      featuredItemId: null,
      items: [
        dish('0198a000-0000-7000-8000-0000000000d8', 'Grilled sardines', 920),
        dish('0198a000-0000-7000-8000-0000000000d2', 'Sourdough and olives', 550),
      ],
    },
    {
      id: '0198a000-0000-7000-8000-0000000000c2',
      title: 'Fish',
      description: '',
      kind: 'SEA_FOOD',
      featuredItemId: null,
      items: [dish('0198a000-0000-7000-8000-0000000000d9', 'Sea bass', 2400)],
    },
  ],
};

const { sections: _sections, modifierGroups: _groups, ...link } = allDay;

/** What guests of the demo restaurant see now: one menu of two sections. */
export const guestsNow: MenuPreview = {
  at: '2026-03-14T12:00:00Z',
  restaurant: {
    name: restaurant.name,
    restaurantUrl: restaurant.restaurantUrl,
    restaurantType: restaurant.restaurantType,
    address: restaurant.address,
    phone: null,
    logo: null,
    photo: null,
    currency: 'EUR',
    language: 'en',
    timeZone: 'Europe/Lisbon',
    shows: { price: true, ingredients: true, allergens: true, calories: true },
    look: 'LINEN',
    accentColour: '#2f6b3c',
    menus: [link],
    tax: null,
    serviceCharge: null,
    opening: null,
    nextMenuAt: null,
    asOf: '2026-03-14T12:00:00Z',
  },
  menus: [allDay],
  leftOut: 0,
  unshown: [],
  nextChangeAt: null,
};
