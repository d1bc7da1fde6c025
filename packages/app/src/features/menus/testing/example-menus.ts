import type { Category, Item, Menu, MenuPreview, PublicMenu } from '@cardamom/api-types';
import { restaurant } from '#shared/testing/index.ts';
import {
  linkOf,
  publicItem,
  publicMenu,
  publicRestaurant,
  publicSection,
} from '#shared/testing/public-menu.ts';

const created = '2026-01-05T09:00:00Z';

const starters: Category = {
  id: '0198a000-0000-7000-8000-0000000000c1',
  name: 'Starters',
  description: '',
  kind: 'APPETIZER',
  image: null,
  position: 0,
  isActive: true,
  itemCount: 2,
  createdAt: created,
  updatedAt: created,
  version: 1,
};
const grill: Category = {
  ...starters,
  id: '0198a000-0000-7000-8000-0000000000c2',
  name: 'Grill',
  position: 1,
};
const sweets: Category = {
  ...starters,
  id: '0198a000-0000-7000-8000-0000000000c3',
  name: 'Sweets',
  position: 2,
};

/** The categories menus are made of. */
export const exampleCategories = { starters, grill, sweets };

function item(number: number, name: string, price: number | null, category: Category): Item {
  return {
    id: `0198a000-0000-7000-8000-0000000000d${number}`,
    name,
    description: '',
    story: '',
    image: null,
    categories: [{ id: category.id, name: category.name }],
    sizes: [
      {
        id: `0198a000-0000-7000-8000-0000000000e${number}`,
        name: '',
        kind: price === null ? 'MARKET_PRICE' : 'PRICED',
        price,
      },
    ],
    ingredients: [],
    allergens: { isDeclared: true, contains: [], mayContain: [] },
    marks: [],
    calories: null,
    modifierGroups: [],
    availability: { state: 'AVAILABLE', until: null },
    externalRef: null,
    isActive: true,
    createdAt: created,
    updatedAt: created,
    version: 1,
  };
}

/** Their items; every category has the same in stories. */
export const exampleItems = [
  item(1, 'Hummus with warm flatbread', 780, starters),
  item(2, 'Lentil soup with lemon', 690, starters),
  item(3, 'Sea bass with fennel', null, grill),
];

const allDay: Menu = {
  id: '0198a000-0000-7000-8000-0000000000b1',
  name: 'All day',
  description: 'Everything our kitchen and bar make.',
  includesAllCategories: true,
  sections: [],
  windows: [],
  startsOn: null,
  endsOn: null,
  outsideHours: 'HIDE',
  channels: ['QR', 'SCREENS'],
  position: 0,
  shortCode: 'kq7m2h9x',
  shortUrl: 'https://menu.example/q/kq7m2h9x',
  publicUrl: 'https://menu.example/qr-menu/cardamom-and-lime/0198a000-0000-7000-8000-0000000000b1',
  isActive: true,
  createdAt: created,
  updatedAt: '2026-03-02T18:30:00Z',
  version: 3,
};

const evening: Menu = {
  ...allDay,
  id: '0198a000-0000-7000-8000-0000000000b2',
  name: 'Evening',
  description: 'With the grill lit, until late on Fridays and Saturdays.',
  includesAllCategories: false,
  sections: [
    {
      id: '0198a000-0000-7000-8000-0000000000a1',
      category: { id: starters.id, name: starters.name },
      title: 'To begin',
      itemOrder: ['0198a000-0000-7000-8000-0000000000d2'],
      hiddenItemIds: ['0198a000-0000-7000-8000-0000000000d3'],
      featuredItem: { id: '0198a000-0000-7000-8000-0000000000d1', name: 'Hummus with warm flatbread' },
    },
    {
      id: '0198a000-0000-7000-8000-0000000000a2',
      category: { id: grill.id, name: grill.name },
      title: '',
      itemOrder: [],
      hiddenItemIds: [],
      featuredItem: null,
    },
  ],
  windows: [
    { weekdays: ['TUESDAY', 'WEDNESDAY', 'THURSDAY'], from: '18:00', to: '23:00' },
    { weekdays: ['FRIDAY', 'SATURDAY'], from: '18:00', to: '01:00' },
  ],
  outsideHours: 'SHOW_GREYED',
  position: 1,
};

const breakfast: Menu = {
  ...allDay,
  id: '0198a000-0000-7000-8000-0000000000b3',
  name: 'Summer breakfast in the garden',
  description: '',
  includesAllCategories: false,
  windows: [{ weekdays: ['SATURDAY', 'SUNDAY'], from: '08:30', to: '13:00' }],
  startsOn: '2026-05-01',
  endsOn: '2026-09-30',
  position: 2,
  isActive: false,
};

/** A menu that is always on, one of the evening, and one that is switched off. */
export const exampleMenus = { allDay, evening, breakfast };

const dish = ({ id, name, sizes }: Item, isSoldOut = false) =>
  publicItem({
    id,
    name,
    sizes: sizes.map((size) => ({ name: size.name, kind: size.kind, price: size.price })),
    isSoldOut,
  });

const [hummus, soup, bass] = exampleItems as [Item, Item, Item];
const on = publicMenu(
  [
    publicSection('Starters', [dish(hummus), dish(soup, true)], { id: starters.id, kind: 'APPETIZER' }),
    publicSection('Grill', [dish(bass)], { id: grill.id, kind: 'GRILL' }),
  ],
  { id: allDay.id, name: allDay.name, description: allDay.description },
);
const later: PublicMenu = {
  ...on,
  id: evening.id,
  name: evening.name,
  isOn: false,
  opensAt: '2026-03-14T18:00:00Z',
};

/** Noon of a Saturday: one menu on, one greyed, two not shown. */
export const examplePreview: MenuPreview = {
  at: '2026-03-14T12:00:00Z',
  restaurant: publicRestaurant({
    name: restaurant.name,
    restaurantUrl: restaurant.restaurantUrl,
    restaurantType: restaurant.restaurantType,
    address: restaurant.address,
    menus: [on, later].map(linkOf),
    asOf: '2026-03-14T12:00:00Z',
  }),
  menus: [on, later],
  leftOut: 0,
  unshown: [
    { id: breakfast.id, name: 'Weekday lunch', reason: 'OUTSIDE_HOURS', opensAt: '2026-03-16T12:00:00Z' },
    { id: '0198a000-0000-7000-8000-0000000000b4', name: breakfast.name, reason: 'INACTIVE', opensAt: null },
  ],
  nextChangeAt: '2026-03-14T18:00:00Z',
};

/** A Friday at half past six in the evening: both menus are on, until the evening's closes. */
export const fridayPreview: MenuPreview = {
  ...examplePreview,
  at: '2026-03-20T18:30:00Z',
  menus: [on, { ...later, isOn: true, opensAt: null, closesAt: '2026-03-21T01:00:00Z' }],
  unshown: [],
  nextChangeAt: '2026-03-21T01:00:00Z',
};

/** One menu of three sections with 2,000 dishes each: `Dish 1 of 1` to `Dish 2000 of 3`. */
export const longPreview: MenuPreview = {
  ...examplePreview,
  menus: [
    {
      ...on,
      sections: [1, 2, 3].map((section) => ({
        id: `section-${section}`,
        title: `Part ${section}`,
        description: '',
        kind: 'DEFAULT',
        featuredItemId: null,
        items: Array.from({ length: 2000 }, (_, index) => ({
          ...dish(hummus),
          id: `dish-${section}-${index}`,
          name: `Dish ${index + 1} of ${section}`,
        })),
      })),
    },
  ],
  unshown: [],
};
