import { describe, expect, it } from 'vitest';
import { changedFields } from '#shared/menu-rules/changed-fields.ts';
import { itemDraftOf, newItemValues } from './item-values.ts';
import { lowestPrice } from './lowest-price.ts';

const declared = { isDeclared: true, contains: [], mayContain: [] };

const size = (price: number | null) => ({
  id: 'a',
  name: '',
  kind: price === null ? ('MARKET_PRICE' as const) : ('PRICED' as const),
  price,
});

describe('allergens', () => {
  it('are not declared until somebody declares them', () => {
    expect(itemDraftOf(newItemValues(), null, null).allergens).toEqual({ ...declared, isDeclared: false });
  });
});

describe('what is sent', () => {
  const sizes = [
    { key: 'a', id: 'a', name: ' Small ', kind: 'PRICED' as const, price: 900 },
    { key: 'b', id: 'b', name: 'Whole', kind: 'MARKET_PRICE' as const, price: null },
  ];
  const values = { ...newItemValues(), sizes };

  it('keeps every size with its id and name', () => {
    expect(itemDraftOf(values, null, { sizes }).sizes).toEqual([
      { id: 'a', name: 'Small', kind: 'PRICED', price: 900 },
      { id: 'b', name: 'Whole', kind: 'MARKET_PRICE', price: null },
    ]);
  });

  it('adds a size again that somebody else has removed meanwhile', () => {
    expect(itemDraftOf(values, null, { sizes: sizes.slice(1) }).sizes).toEqual([
      { name: 'Small', kind: 'PRICED', price: 900 },
      { id: 'b', name: 'Whole', kind: 'MARKET_PRICE', price: null },
    ]);
  });

  it('names only what was changed, so that others keep what they saved', () => {
    const before = itemDraftOf({ ...newItemValues(['c']), name: 'Bass' }, null, null);
    expect(changedFields(before, { ...before, name: 'Sea bass' })).toEqual({ name: 'Sea bass' });
    expect(changedFields(before, { ...before })).toEqual({});
  });
});

describe('the price in a list', () => {
  it('says from where sizes differ', () => {
    expect(lowestPrice([size(900), size(500)])).toEqual({ price: 500, isFrom: true });
    expect(lowestPrice([size(500)])).toEqual({ price: 500, isFrom: false });
    expect(lowestPrice([size(500), size(null)])).toEqual({ price: 500, isFrom: true });
  });

  it('is none where guests ask for it', () => {
    expect(lowestPrice([size(null)])).toEqual({ price: null, isFrom: false });
  });
});
