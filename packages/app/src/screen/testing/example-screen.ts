import type { PublicItem, PublicScreen, ScreenMenu, ScreenTime } from '@cardamom/api-types';

/** Ids that tell which is which. */
export function idOf(kind: 'menu' | 'section' | 'item', index: number): string {
  const kinds = { menu: '1', section: '2', item: '3' };
  return `0198c0de-0000-7000-8000-${kinds[kind]}${String(index).padStart(11, '0')}`;
}

/** A dish with its number for a name and as its price. */
export function exampleItem(index: number, changes: Partial<PublicItem> = {}): PublicItem {
  return {
    id: idOf('item', index),
    name: `Dish ${index}`,
    description: 'Slowly cooked, with herbs from the yard.',
    story: '',
    image: null,
    sizes: [{ name: '', kind: 'PRICED', price: 100 * index }],
    ingredients: ['limes', 'butter'],
    allergens: { isDeclared: true, contains: ['EGGS'], mayContain: ['EGGS', 'TREE_NUTS'] },
    marks: [],
    calories: 420,
    modifierGroupIds: [],
    isSoldOut: false,
    ...changes,
  };
}

/** A menu of one section with these dishes. */
export function exampleMenu(index: number, name: string, items: PublicItem[]): ScreenMenu {
  const section = {
    id: idOf('section', index),
    title: `${name} dishes`,
    description: '',
    kind: 'DEFAULT' as const,
    items,
    featuredItemId: null,
  };
  return { id: idOf('menu', index), name, sections: [section], leftOut: 0 };
}

/** An entry of a timetable of the example's day. */
export function from(time: string, menu: number | null): ScreenTime {
  return { from: `2026-11-27T${time}:00.000Z`, menuId: menu === null ? null : idOf('menu', menu) };
}

/** The code of the example. */
export const exampleCode = 'K7M2PX4Q';

/** A screen of a restaurant in Lisbon (UTC in winter) at noon: lunch until 15:00, nothing until 18:00, then dinner. */
export function exampleScreen(changes: Partial<PublicScreen> = {}): PublicScreen {
  const always = { opening: null, openingHours: [], menus: [], nextMenuAt: null };
  return {
    id: '0198c0de-0000-7000-8000-000000000001',
    name: 'Bar',
    code: exampleCode,
    turn: 'NONE',
    isOff: false,
    layout: 'SPOTLIGHT',
    itemSeconds: 8,
    isLongerForText: false,
    shows: {
      price: true,
      ingredients: true,
      allergens: true,
      calories: true,
      logo: true,
      clock: true,
      soldOut: true,
    },
    isDark: true,
    restaurant: {
      name: 'Cardamom & Lime',
      restaurantUrl: 'cardamom-and-lime',
      restaurantType: 'BISTRO',
      address: 'Rua das Hortas 27',
      phone: null,
      logo: null,
      photo: null,
      currency: 'EUR',
      language: 'en',
      timeZone: 'Europe/Lisbon',
      shows: { price: true, ingredients: true, allergens: true, calories: true },
      look: 'CANDLE',
      accentColour: '#c98a2b',
      tax: { name: 'VAT', rate: 10_000, treatment: 'INCLUDED' },
      serviceCharge: null,
      asOf: '2026-11-27T12:00:00.000Z',
      ...always,
    },
    menus: [
      exampleMenu(1, 'Lunch', [exampleItem(1), exampleItem(2), exampleItem(3)]),
      exampleMenu(2, 'Dinner', [exampleItem(4), exampleItem(5)]),
    ],
    timetable: [
      { from: '2026-11-27T11:30:00.000Z', menuId: idOf('menu', 1) },
      { from: '2026-11-27T15:00:00.000Z', menuId: null },
      { from: '2026-11-27T18:00:00.000Z', menuId: idOf('menu', 2) },
      { from: '2026-11-27T23:00:00.000Z', menuId: null },
      { from: '2026-11-28T11:30:00.000Z', menuId: idOf('menu', 1) },
    ],
    identifyUntil: null,
    appVersion: '0.1.0-aaaaaaaa',
    asOf: '2026-11-27T12:00:00.000Z',
    ...changes,
  };
}
