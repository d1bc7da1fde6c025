import type { Item } from '@cardamom/api-types';

const created = '2026-03-02T10:00:00Z';

const idOf = (kind: string, number: number) =>
  `0198a000-0000-7000-8${kind}00-${String(number).padStart(12, '0')}`;

/** An item with these prices in minor units, by size; null is market price. */
export function sheetItem(
  number: number,
  name: string,
  sizes: Readonly<Record<string, number | null>>,
  fields: Partial<Item> = {},
): Item {
  return {
    id: idOf('1', number),
    name,
    description: '',
    story: '',
    image: null,
    categories: [],
    sizes: Object.entries(sizes).map(([size, price], index) => ({
      id: idOf('2', number * 10 + index),
      name: size,
      kind: price === null ? 'MARKET_PRICE' : 'PRICED',
      price,
    })),
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
    ...fields,
  };
}

/** A short menu with one, two and no fixed price. */
export const exampleSheet: Item[] = [
  sheetItem(1, 'Caldo verde', { '': 450 }, { calories: 180 }),
  sheetItem(2, 'House red', { Glass: 500, Bottle: 2400 }, { calories: 120 }),
  sheetItem(3, 'Lobster of the day', { '': null }),
  sheetItem(4, 'Sourdough', { '': 300 }, { availability: { state: 'SOLD_OUT', until: null } }),
];

/** A menu of this many dishes. */
export function longSheet(count: number): Item[] {
  return Array.from({ length: count }, (_, index) =>
    sheetItem(100 + index, `Dish ${String(index + 1).padStart(3, '0')}`, { '': 500 + index * 10 }),
  );
}
