import { describe, expect, test } from 'vitest';
import { verdictOf } from './guard.ts';

const items = {
  pathname: '/menu-management/items',
  href: '/menu-management/items?sort=price',
  mayCall: 'updateItem',
} as const;

describe('the guard', () => {
  // proves: permissions.ALL
  test.each([
    ['the permission', ['MENU_MANAGEMENT']],
    ['ALL', ['ALL']],
  ] as const)('lets in who holds %s', (_name, held) => {
    expect(verdictOf(items, held)).toEqual({ kind: 'enter' });
  });

  // proves: guard.signed-in-without-permission
  test('sends home who lacks a permission', () => {
    expect(verdictOf(items, ['POS', 'SETTINGS'])).toEqual({ kind: 'home' });
  });

  test.each([['POS'], ['MENU_MANAGEMENT'], ['ALL']] as const)(
    'lets in who holds one of what is enough: %s',
    (permission) => {
      const entry = { ...items, mayCall: 'changeAvailability' } as const;
      expect(verdictOf(entry, [permission])).toEqual({ kind: 'enter' });
      expect(verdictOf(entry, ['SETTINGS'])).toEqual({ kind: 'home' });
    },
  );

  // proves: guard.signed-out
  test('sends to sign-in who is signed out, with the way back', () => {
    expect(verdictOf(items, null)).toEqual({ kind: 'sign-in', returnTo: items.href });
  });

  // proves: permissions.no-requirement, pages.home
  test('opens a page without requirement for every signed-in person', () => {
    expect(verdictOf({ ...items, mayCall: undefined }, [])).toEqual({ kind: 'enter' });
  });

  test('never sends home to home', () => {
    expect(verdictOf({ pathname: '/', href: '/', mayCall: 'changeAvailability' }, [])).toEqual({
      kind: 'enter',
    });
  });
});
