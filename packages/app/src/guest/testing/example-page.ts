import type { PublicItem, PublicMenu, PublicModifierGroup, PublicRestaurant } from '@cardamom/api-types';

/** An id as the server writes it: what differs stands at its end. */
export function exampleId(ending: string): string {
  return `0198c0de-0000-7000-8000-${ending.padStart(12, '0')}`;
}

export const publicUrl = 'https://menus.example';

const declared = { isDeclared: true, contains: [], mayContain: [] };

/** A dish that says all that a dish can say. */
export function exampleItem(ending: string, changes: Partial<PublicItem> = {}): PublicItem {
  return {
    id: exampleId(ending),
    name: 'Lime tart',
    description: 'Sharp curd in a short crust.',
    story: '',
    image: null,
    sizes: [
      { name: 'Slice', kind: 'PRICED', price: 590 },
      { name: 'Whole', kind: 'MARKET_PRICE', price: null },
    ],
    ingredients: ['limes', 'butter'],
    allergens: { isDeclared: true, contains: ['DAIRY'], mayContain: ['TREE_NUTS'] },
    marks: ['VEGETARIAN'],
    calories: 420,
    modifierGroupIds: [exampleId('5a')],
    isSoldOut: false,
    ...changes,
  };
}

const option = {
  priceDelta: 0,
  caloriesDelta: null,
  allergens: declared,
  isDefault: false,
  isSoldOut: false,
};

/** A choice with an option that brings an allergen and costs more. */
export const exampleSauces: PublicModifierGroup = {
  id: exampleId('5a'),
  name: 'Sauces',
  minimum: 0,
  maximum: null,
  options: [
    { ...option, name: 'Satay', priceDelta: 150, allergens: { ...declared, contains: ['PEANUTS'] } },
    { ...option, name: 'Chutney' },
  ],
};

const on = { isOn: true, opensAt: null, closesAt: null };

/** A menu of these sections. */
export function exampleMenu(sections: Readonly<Record<string, readonly PublicItem[]>>): PublicMenu {
  return {
    id: exampleId('1'),
    name: 'All day',
    description: '',
    ...on,
    sections: Object.entries(sections).map(([title, items], index) => ({
      id: exampleId(`c${index}`),
      title,
      description: '',
      kind: 'DESSERT',
      featuredItemId: null,
      items: [...items],
    })),
    modifierGroups: [exampleSauces],
  };
}

/** A bistro of two menus that shows everything. */
export function exampleRestaurant(changes: Partial<PublicRestaurant> = {}): PublicRestaurant {
  return {
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
    look: 'LINEN',
    accentColour: '#2f6b3c',
    tax: { name: 'VAT', rate: 13_000, treatment: 'INCLUDED' },
    serviceCharge: null,
    opening: null,
    nextMenuAt: null,
    menus: [
      { id: exampleId('1'), name: 'All day', description: '', ...on },
      { id: exampleId('2'), name: 'Evening', description: '', ...on },
    ],
    asOf: '2026-11-27T12:00:00Z',
    ...changes,
  };
}

/** What a guest reads of a document: without data, the closed form and tags. */
export function readableText(html: string): string {
  return html
    .slice(html.indexOf('<body>'))
    .replaceAll(/<script.*?<\/script>|<form.*?<\/form>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Where the links of a document lead. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

/** The head of a document. */
export function headOf(html: string): string {
  return /<head>.*<\/head>/s.exec(html)?.[0] ?? '';
}
