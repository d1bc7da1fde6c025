import { expect, test } from 'vitest';
import { hasPermissions } from './permissions.ts';

// proves: permissions.every-required-one
test('something opens for who holds every permission that it requires, or ALL', () => {
  expect(hasPermissions(['MENU_MANAGEMENT', 'POS'], ['POS', 'MENU_MANAGEMENT'])).toBe(true);
  expect(hasPermissions(['POS'], ['POS', 'MENU_MANAGEMENT'])).toBe(false);
  expect(hasPermissions(['ALL'], ['POS', 'MENU_MANAGEMENT'])).toBe(true);
});
