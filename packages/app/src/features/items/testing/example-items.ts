import type { Category, Item } from '@cardamom/api-types';
import { examplePicture } from '#shared/testing/example-picture.ts';

const starters: Category = {
  id: '0198a000-0000-7000-8000-0000000000c1',
  name: 'Starters',
  description: '',
  kind: 'APPETIZER',
  image: null,
  position: 0,
  isActive: true,
  itemCount: 2,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-11-02T18:30:00Z',
  version: 1,
};

const fish: Category = {
  ...starters,
  id: '0198a000-0000-7000-8000-0000000000c2',
  name: 'Fish',
  kind: 'SEA_FOOD',
  position: 1,
};

const lunch: Category = { ...starters, id: '0198a000-0000-7000-8000-0000000000c3', name: 'Lunch' };
const soups: Category = { ...starters, id: '0198a000-0000-7000-8000-0000000000c4', name: 'Soups' };
const classics: Category = { ...starters, id: '0198a000-0000-7000-8000-0000000000c5', name: 'Classics' };

/** The categories that items can be given. */
export const exampleCategories = [starters, fish, lunch, soups, classics];

const soup: Item = {
  id: '0198a000-0000-7000-8000-0000000000d1',
  name: 'Caldo verde',
  description: 'Potato, kale and a slice of chouriço.',
  story: '',
  categories: [starters, lunch, soups, classics].map(({ id, name }) => ({ id, name })),
  sizes: [
    { id: '0198a000-0000-7000-8000-0000000000e1', name: 'Cup', kind: 'PRICED', price: 450 },
    { id: '0198a000-0000-7000-8000-0000000000e2', name: 'Bowl', kind: 'PRICED', price: 700 },
  ],
  image: examplePicture('#5ec57f', 'A bowl of green soup'),
  ingredients: [
    { id: '0198a000-0000-7000-8000-0000000000f1', name: 'Kale' },
    { id: '0198a000-0000-7000-8000-0000000000f2', name: 'Potato' },
  ],
  allergens: { isDeclared: true, contains: ['SULPHITES'], mayContain: ['CELERY'] },
  marks: [],
  calories: 320,
  modifierGroups: [],
  isActive: true,
  availability: { state: 'AVAILABLE', until: null },
  externalRef: null,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-11-18T10:05:00Z',
  version: 4,
};

const bread: Item = {
  ...soup,
  id: '0198a000-0000-7000-8000-0000000000d2',
  name: 'Sourdough and olives',
  description: 'Baked every morning.',
  story: '',
  categories: [{ id: starters.id, name: starters.name }],
  sizes: [{ id: '0198a000-0000-7000-8000-0000000000e3', name: '', kind: 'PRICED', price: 550 }],
  image: null,
  ingredients: [],
  allergens: { isDeclared: false, contains: [], mayContain: [] },
  marks: ['VEGAN'],
  calories: null,
  availability: { state: 'SOLD_OUT', until: '2026-11-22T04:00:00Z' },
  version: 2,
};

const lobster: Item = {
  ...bread,
  id: '0198a000-0000-7000-8000-0000000000d3',
  name: 'Lobster of the day',
  description: '',
  story: '',
  categories: [{ id: fish.id, name: fish.name }],
  sizes: [{ id: '0198a000-0000-7000-8000-0000000000e4', name: '', kind: 'MARKET_PRICE', price: null }],
  allergens: { isDeclared: true, contains: ['CRUSTACEANS'], mayContain: [] },
  marks: [],
  isActive: false,
  availability: { state: 'HIDDEN', until: null },
  version: 1,
};

/** A soup in two sizes and four categories, a sold-out bread nobody declared, and an inactive lobster at market price. */
export const exampleItems = { soup, bread, lobster };
