import type { Page } from '@playwright/test';
import {
  createCategory,
  createDiscount,
  createItem,
  createModifierGroup,
  createPerson,
  firstMenu,
} from './api.ts';

/** The ids of one entity of each kind. */
interface Made {
  category: string;
  item: string;
  menu: string;
  modifierGroup: string;
  discount: string;
  person: string;
}

/** Every route of the back office, as the app's router writes it, with a page of it; `office-pages.spec.ts` holds it complete. */
export const officeRoutes: Readonly<Record<string, string | ((made: Made) => string)>> = {
  '/': '/',
  '/menu-management/categories': '/menu-management/categories',
  '/menu-management/categories/new': '/menu-management/categories/new',
  '/menu-management/categories/$categoryId': ({ category }) => `/menu-management/categories/${category}`,
  '/menu-management/items': '/menu-management/items',
  '/menu-management/items/new': '/menu-management/items/new',
  '/menu-management/items/$itemId': ({ item }) => `/menu-management/items/${item}`,
  '/menu-management/menus': '/menu-management/menus',
  '/menu-management/menus/new': '/menu-management/menus/new',
  '/menu-management/menus/preview': '/menu-management/menus/preview',
  '/menu-management/menus/$menuId': ({ menu }) => `/menu-management/menus/${menu}`,
  '/menu-management/modifiers': '/menu-management/modifiers',
  '/menu-management/modifiers/new': '/menu-management/modifiers/new',
  '/menu-management/modifiers/$modifierGroupId': ({ modifierGroup }) =>
    `/menu-management/modifiers/${modifierGroup}`,
  '/menu-management/sold-out': '/menu-management/sold-out',
  '/menu-management/import': '/menu-management/import',
  '/menu-management/health': '/menu-management/health',
  '/menu-management/allergen-matrix': '/menu-management/allergen-matrix',
  '/menu-management/spreadsheet': '/menu-management/spreadsheet',
  '/menu-management/history': '/menu-management/history',
  '/setting/staff': '/setting/staff',
  '/setting/staff/new': '/setting/staff/new',
  '/setting/staff/$staffId': ({ person }) => `/setting/staff/${person}`,
  '/setting/financial': '/setting/financial',
  '/setting/financial/new': '/setting/financial/new',
  '/setting/financial/$discountId': ({ discount }) => `/setting/financial/${discount}`,
  '/profile-setting': '/profile-setting',
  '/$': '/no-such-page',
};

/** Every page of the back office that needs no id. */
export const officePages = Object.values(officeRoutes).filter((page) => typeof page === 'string');

/** Pages that open to somebody who is signed out. */
export const signedOutPages = ['/login', '/register', '/sign-in-link', '/accept-invitation'] as const;

/** A small menu with long names; returns the paths of its forms. */
export async function pagesOfOneDish({ request }: Page): Promise<string[]> {
  const category = await createCategory(request, 'Slow-roasted Mediterranean specialities');
  const item = await createItem(request, {
    name: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück',
    price: 123_450,
    categoryIds: [category],
    ingredients: ['Sourdough', 'Preserved lemons from the terrace'],
  });
  const { id: menu } = await firstMenu(request);
  const modifierGroup = await createModifierGroup(request, 'Accompaniments from the wood-fired oven', [
    'Straciatella with smoked aubergine',
  ]);
  const discount = await createDiscount(request, 'Neighbourhood association members');
  const person = await createPerson(request, 'Wilhelmina-Alexandra');
  const made = { category, item, menu, modifierGroup, discount, person };
  return Object.values(officeRoutes).flatMap((page) => (typeof page === 'string' ? [] : [page(made)]));
}
