import type { Page } from '@playwright/test';
import {
  createCategory,
  createDiscount,
  createItem,
  createModifierGroup,
  createPerson,
  createPrinter,
  createTableSection,
  firstMenu,
} from './api.ts';

/** The ids of one entity of each kind. */
interface Made {
  category: string;
  item: string;
  menu: string;
  modifierGroup: string;
  discount: string;
  printer: string;
  tableSection: string;
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
  '/setting/printer': '/setting/printer',
  '/setting/printer/new': '/setting/printer/new',
  '/setting/printer/$printerId': ({ printer }) => `/setting/printer/${printer}`,
  '/setting/table': '/setting/table',
  '/setting/table/new': '/setting/table/new',
  '/setting/table/$tableSectionId': ({ tableSection }) => `/setting/table/${tableSection}`,
  '/setting/tax': '/setting/tax',
  '/setting/service-charge': '/setting/service-charge',
  '/setting/general': '/setting/general',
  '/profile-setting': '/profile-setting',
  '/$': '/no-such-page',
};

/** Every page of the back office that needs no id. */
export const officePages = Object.values(officeRoutes).filter((page) => typeof page === 'string');

/** Pages that open to somebody who is signed out. */
export const signedOutPages = [
  '/accept-invitation',
  '/confirm-email',
  '/forgot-password',
  '/login',
  '/register',
  '/reset-password',
  '/sign-in-link',
] as const;

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
  const printer = await createPrinter(request, 'Counter by the wood-fired oven');
  const tableSection = await createTableSection(request, 'Winter garden behind the wood-fired oven');
  const person = await createPerson(request, 'Wilhelmina-Alexandra');
  const made = { category, item, menu, modifierGroup, discount, printer, tableSection, person };
  return Object.values(officeRoutes).flatMap((page) => (typeof page === 'string' ? [] : [page(made)]));
}
