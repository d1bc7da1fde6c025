import type { Category } from '@cardamom/api-types';
import { examplePicture } from '#shared/testing/example-picture.ts';

const starters: Category = {
  id: '0198a000-0000-7000-8000-0000000000c1',
  name: 'Starters',
  description: 'Small plates to share.',
  kind: 'APPETIZER',
  image: examplePicture('#5ec57f', 'A plate of dips and warm flatbread'),
  position: 0,
  isActive: true,
  itemCount: 6,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-11-02T18:30:00Z',
  version: 3,
};

const pizza: Category = {
  ...starters,
  id: '0198a000-0000-7000-8000-0000000000c2',
  name: 'Pizza',
  description: 'From the wood oven, until it runs out.',
  kind: 'PIZZA',
  image: examplePicture('#f2a65a', 'A pizza seen from above'),
  position: 1,
  itemCount: 4,
  updatedAt: '2026-11-18T10:05:00Z',
  version: 7,
};

const wine: Category = {
  ...starters,
  id: '0198a000-0000-7000-8000-0000000000c3',
  name: 'Wine from the islands',
  description: '',
  kind: 'ALCOHOLIC_BEVERAGE',
  image: null,
  position: 2,
  isActive: false,
  itemCount: 0,
  updatedAt: '2026-09-30T21:45:00Z',
  version: 1,
};

/** A category with a picture, one with items in the way of deleting it, and an inactive one with nothing in it. */
export const exampleCategories = { starters, pizza, wine };
