import { describe, expect, it } from 'vitest';
import { problemsOf } from '#shared/form/field-rules.ts';
import type { TypedNumber } from '#shared/form/index.ts';
import { setUpMessages } from '#shared/messages/index.ts';
import { calories, itemRules, priceProblem } from './item-rules.ts';
import { newItemValues } from './item-values.ts';

setUpMessages();

const priced = (price: TypedNumber) => priceProblem({ kind: 'PRICED', price });

describe('a price', () => {
  it('may be nothing at all to pay, and never less', () => {
    expect(priced(0)).toBeNull();
    expect(priced(1250)).toBeNull();
    expect(priced(-1)).not.toBeNull();
  });

  // proves: required.item.price
  it('must be there, unless guests ask for it', () => {
    expect(priced(null)).not.toBeNull();
    expect(priced({ unread: '9,5,0' })).not.toBeNull();
    expect(priceProblem({ kind: 'MARKET_PRICE', price: null })).toBeNull();
  });

  it('is never more than the contract can carry', () => {
    expect(priced(999_999_999_999_999)).toBeNull();
    expect(priced(1_000_000_000_000_000)).not.toBeNull();
  });
});

describe('calories', () => {
  it.each([null, 0, 20_000])('may be %s', (value) => {
    expect(calories(value, {})).toBeNull();
  });

  it.each([-1, 20_001, { unread: '3,5' }])('may not be %s', (value) => {
    expect(calories(value, {})).not.toBeNull();
  });
});

/** Whether the sizes and the ingredients are refused. */
const wrongFields = (sizeName: string, ingredient: string) => {
  const sizes = [{ key: 'a', name: sizeName, kind: 'PRICED' as const, price: 100 }];
  const { sizes: wrongSizes, ingredients } = problemsOf(
    { ...newItemValues(), sizes, ingredients: [ingredient] },
    itemRules,
  );
  return [wrongSizes, ingredients].map((problem) => problem !== undefined);
};

describe('names inside an item', () => {
  /** One character on the server (NFC), two code points as typed. */
  const accented = 'e\u0301';

  it('have 80 code points of their composed form, without the space around it', () => {
    expect(wrongFields(accented.repeat(80), ` ${accented.repeat(80)} `)).toEqual([false, false]);
    expect(wrongFields(accented.repeat(81), accented.repeat(81))).toEqual([true, true]);
    expect(wrongFields('🍕'.repeat(80), '🍕'.repeat(80))).toEqual([false, false]);
  });
});
