import { expect, test } from 'vitest';
import { gapsIn, itemQueryOf, joined, parseItemNarrowing, statusesIn } from './item-narrowing.ts';

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
    gap: ['PICTURE'],
    active: 'yes',
  };
  expect(parseItemNarrowing(raw)).toEqual({ status: 'SOLD_OUT' });
  expect(itemQueryOf({})).toEqual({});
});

test('the words of an address stand in one order, however they were chosen', () => {
  expect(parseItemNarrowing({ status: 'HIDDEN.AVAILABLE' }).status).toBe('AVAILABLE.HIDDEN');
  expect(joined([])).toBeUndefined();
  expect(gapsIn({})).toEqual([]);
});

test('a link from before items had four statuses shows the same items', () => {
  expect(statusesIn(parseItemNarrowing({ active: true }))).toEqual(['AVAILABLE', 'SOLD_OUT', 'HIDDEN']);
  expect(parseItemNarrowing({ active: false })).toEqual({ status: 'INACTIVE' });
});
