import type { PublicItem, PublicMenu, PublicModifierGroup, PublicRestaurant } from '@cardamom/api-types';
import {
  freeOfAll,
  publicGroup,
  publicItem,
  publicMenu,
  publicMenuLink,
  publicOption,
  publicRestaurant,
  publicSection,
} from '../../shared/testing/public-menu.ts';

/** An id as the server writes it: what differs stands at its end. */
export function exampleId(ending: string): string {
  return `0198c0de-0000-7000-8000-${ending.padStart(12, '0')}`;
}

export const publicUrl = 'https://menus.example';

/** A dish that says all that a dish can say. */
export function exampleItem(ending: string, changes: Partial<PublicItem> = {}): PublicItem {
  return publicItem({
    id: exampleId(ending),
    description: 'Sharp curd in a short crust.',
    sizes: [
      { name: 'Slice', kind: 'PRICED', price: 590 },
      { name: 'Whole', kind: 'MARKET_PRICE', price: null },
    ],
    ingredients: ['limes', 'butter'],
    allergens: { isDeclared: true, contains: ['DAIRY'], mayContain: ['TREE_NUTS'] },
    marks: ['VEGETARIAN'],
    calories: 420,
    modifierGroupIds: [exampleId('5a')],
    ...changes,
  });
}

/** A choice with an option that brings an allergen and costs more. */
export const exampleSauces: PublicModifierGroup = publicGroup([
  publicOption('Satay', { priceDelta: 150, allergens: { ...freeOfAll, contains: ['PEANUTS'] } }),
  publicOption('Chutney'),
]);

/** A menu of these sections. */
export function exampleMenu(sections: Readonly<Record<string, readonly PublicItem[]>>): PublicMenu {
  return publicMenu(
    Object.entries(sections).map(([title, items], index) =>
      publicSection(title, [...items], { id: exampleId(`c${index}`), kind: 'DESSERT' }),
    ),
    { id: exampleId('1'), modifierGroups: [exampleSauces] },
  );
}

/** A bistro of two menus that shows everything. */
export function exampleRestaurant(changes: Partial<PublicRestaurant> = {}): PublicRestaurant {
  return publicRestaurant({
    address: 'Rua das Hortas 27',
    tax: { name: 'VAT', rate: 13_000, treatment: 'INCLUDED' },
    menus: [publicMenuLink({ id: exampleId('1') }), publicMenuLink({ id: exampleId('2'), name: 'Evening' })],
    ...changes,
  });
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
