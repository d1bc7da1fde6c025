import type { Page } from '@playwright/test';
import { createCategory, createItem, firstMenu } from './api.ts';

/** Every page of the back office that needs no id. */
export const officePages = [
  '/',
  '/menu-management/categories',
  '/menu-management/categories/new',
  '/menu-management/items',
  '/menu-management/items/new',
  '/menu-management/menus',
  '/menu-management/menus/new',
  '/menu-management/menus/preview',
  '/menu-management/modifiers',
  '/menu-management/modifiers/new',
  '/menu-management/sold-out',
  '/menu-management/import',
  '/menu-management/health',
  '/menu-management/allergen-matrix',
  '/menu-management/spreadsheet',
  '/menu-management/history',
  '/profile-setting',
  '/no-such-page',
] as const;

/** Pages that open to somebody who is signed out. */
export const signedOutPages = ['/login', '/register', '/sign-in-link'] as const;

/** A small menu with long names; returns the paths of its forms. */
export async function pagesOfOneDish({ request }: Page): Promise<string[]> {
  const category = await createCategory(request, 'Slow-roasted Mediterranean specialities');
  const item = await createItem(request, {
    name: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück',
    price: 123_450,
    categoryIds: [category],
    ingredients: ['Sourdough', 'Preserved lemons from the terrace'],
  });
  const menu = await firstMenu(request);
  return [`categories/${category}`, `items/${item}`, `menus/${menu.id}`].map(
    (path) => `/menu-management/${path}`,
  );
}
