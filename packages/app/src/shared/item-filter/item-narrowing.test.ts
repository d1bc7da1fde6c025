import { expect, test } from 'vitest';
import { joined, parseItemNarrowing } from './item-narrowing.ts';
import { gapsIn, itemQueryOf, statusesIn } from './item-query.ts';

const category = '01a1fc72-904e-7077-866b-bac7656738b9';

test('an address says what the server is asked', () => {
  const narrowing = parseItemNarrowing({
    category,
    menu: category,
    status: 'SOLD_OUT.HIDDEN',
    gap: 'PICTURE',
  });
  expect(itemQueryOf(narrowing)).toEqual({
    categoryId: category,
    menuId: category,
    status: ['SOLD_OUT', 'HIDDEN'],
    gap: ['PICTURE'],
  });
});

test('what an address says that nobody understands is left out', () => {
  const raw = {
    category: 'soups',
    menu: 7,
    status: 'GONE.SOLD_OUT.SOLD_OUT',
    gap: true,
  };
  expect(parseItemNarrowing(raw)).toEqual({ status: 'SOLD_OUT' });
  expect(itemQueryOf({})).toEqual({});
});

test('the words of an address stand in one order, however they were chosen', () => {
  expect(parseItemNarrowing({ status: 'HIDDEN.AVAILABLE' }).status).toBe('AVAILABLE.HIDDEN');
  expect(joined([])).toBeUndefined();
  expect([statusesIn({}), gapsIn({})]).toEqual([[], []]);
});
