import type { ModifierGroup, ModifierOption } from '@cardamom/api-types';

const declared = { isDeclared: true, contains: [], mayContain: [] };

const option = (id: string, name: string, changes: Partial<ModifierOption> = {}): ModifierOption => ({
  id: `0198a000-0000-7000-8000-0000000b${id}`,
  name,
  priceDelta: 0,
  caloriesDelta: null,
  allergens: declared,
  isDefault: false,
  availability: { state: 'AVAILABLE', until: null },
  ...changes,
});

const item = (id: string, name: string) => ({ id: `0198a000-0000-7000-8000-0000000000${id}`, name });

const side: ModifierGroup = {
  id: '0198a000-0000-7000-8000-0000000000a1',
  name: 'Side for the grill',
  guestName: 'Choose your side',
  minimum: 1,
  maximum: 2,
  options: [
    option('0001', 'Fries', { isDefault: true, caloriesDelta: 320 }),
    option('0002', 'Green salad', { allergens: { ...declared, contains: ['MUSTARD'] } }),
    option('0003', 'Truffle mash', { priceDelta: 250, allergens: { ...declared, contains: ['DAIRY'] } }),
    option('0004', 'No side', { priceDelta: -200 }),
  ],
  usedBy: [item('d1', 'Sirloin with green sauce'), item('d2', 'Lamb skewers')],
  usedByCount: 2,
  externalRef: null,
  isActive: true,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-11-18T10:05:00Z',
  version: 4,
};

const milk: ModifierGroup = {
  ...side,
  id: '0198a000-0000-7000-8000-0000000000a2',
  name: 'Milk',
  guestName: '',
  minimum: 1,
  maximum: 1,
  options: [
    option('0011', 'Oat drink', { availability: { state: 'SOLD_OUT', until: null } }),
    option('0012', 'Almond drink', {
      priceDelta: 50,
      availability: { state: 'SOLD_OUT', until: null },
    }),
  ],
  usedBy: [item('d3', 'Cappuccino')],
  usedByCount: 1,
  updatedAt: '2026-11-02T18:30:00Z',
  version: 2,
};

const extras: ModifierGroup = {
  ...side,
  id: '0198a000-0000-7000-8000-0000000000a3',
  name: 'Burger extras',
  guestName: 'Make it yours',
  minimum: 0,
  maximum: 2,
  options: [
    option('0021', 'Bacon', { priceDelta: 180 }),
    option('0022', 'Fried egg', { priceDelta: 150, allergens: { ...declared, contains: ['EGGS'] } }),
    option('0023', 'Sauce of the week', {
      priceDelta: 100,
      allergens: { ...declared, isDeclared: false },
    }),
  ],
  usedBy: [],
  usedByCount: 0,
  isActive: false,
  updatedAt: '2026-09-30T21:45:00Z',
  version: 1,
};

/** A group of two items, one whose options are all sold out, and an inactive one with an undeclared option that nobody uses. */
export const exampleModifierGroups = { side, milk, extras };
