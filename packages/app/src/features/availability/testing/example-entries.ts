import type { AvailabilityEntry } from '@cardamom/api-types';

const item = (number: number, name: string, belongsTo: string[]): AvailabilityEntry => ({
  entity: 'ITEM',
  id: `0198a000-0000-7000-8000-00000000d${String(number).padStart(3, '0')}`,
  name,
  belongsTo,
  availability: { state: 'AVAILABLE', until: null },
  lastChange: null,
});

/** A small menu in the middle of service: two dishes are gone, and an option; three hold avocado. */
export const exampleEntries: AvailabilityEntry[] = [
  item(1, 'Avocado toast', ['Breakfast']),
  item(2, 'Caldo verde', ['Starters', 'Lunch']),
  { ...item(3, 'Extra avocado', ['Extras']), entity: 'MODIFIER_OPTION' },
  item(4, 'Lime tart', ['Desserts']),
  {
    ...item(5, 'Lobster of the day', ['Fish']),
    availability: { state: 'HIDDEN', until: null },
  },
  {
    ...item(6, 'Oat milk', ['Milk']),
    entity: 'MODIFIER_OPTION',
    availability: { state: 'SOLD_OUT', until: '2026-03-14T18:00:00Z' },
  },
  {
    ...item(7, 'Sea bass with fennel', ['Fish']),
    availability: { state: 'SOLD_OUT', until: '2026-03-15T04:00:00Z' },
    lastChange: { at: '2026-03-14T11:31:00Z', by: 'Tomás' },
  },
  item(8, 'Winter salad', ['Starters']),
];

/** Which of the example's dishes hold which ingredient. */
export const exampleIngredients: Readonly<Record<string, readonly string[]>> = {
  Avocado: ['Avocado toast', 'Extra avocado', 'Winter salad'],
  Bread: ['Avocado toast'],
  Fennel: ['Sea bass with fennel'],
  Kale: ['Caldo verde'],
};
