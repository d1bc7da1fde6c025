import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['autumn-menu.csv', 'autumn-menu.csv'],
  ['a-menu-of-24-letters.csv', 'a-menu-of-24-letters.csv'],
  ['menu-of-all-our-houses-autumn-2026-final.xlsx', 'menu-of-all-o…final.xlsx'],
  ['👩‍🍳 the menu of our kitchen 👨‍🍳.csv', '👩‍🍳 the menu of…chen 👨‍🍳.csv'],
])('a long name keeps its start and its kind: %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
