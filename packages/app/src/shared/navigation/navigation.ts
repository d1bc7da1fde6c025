import type { Permission } from '@cardamom/api-types';
import type { IconName } from '@cardamom/ui';
import type { Place } from '../routing/index.ts';
import { meets, type Requirements } from '../access/index.ts';

/** A place one can go to; its label is `navigation.<id>` of the catalogue. */
export interface NavigationPlace extends Requirements {
  id:
    | 'home'
    | 'soldOut'
    | 'categories'
    | 'items'
    | 'menus'
    | 'spreadsheet'
    | 'modifiers'
    | 'health'
    | 'allergenMatrix'
    | 'import'
    | 'history'
    | 'digitalMenu'
    | 'qrMenu'
    | 'linkToMenu'
    | 'qrCodes'
    | 'general'
    | 'staff'
    | 'printer'
    | 'table'
    | 'financial'
    | 'tax'
    | 'serviceCharge';
  icon: IconName;
  place: Place;
  /** Reached from the pages it belongs to and by search, and listed only where a phone shows everything. */
  isTool?: true;
}

/** The groups of the navigation (docs/rules.md, Navigation); only what is built is listed. */
export const navigationGroups = [
  {
    id: 'start',
    places: [
      { id: 'home', icon: 'home', place: { to: '/' } },
      {
        id: 'soldOut',
        icon: 'soldOut',
        place: { to: '/menu-management/sold-out' },
        mayCall: 'changeAvailability',
      },
    ],
  },
  {
    id: 'menuManagement',
    places: [
      {
        id: 'categories',
        icon: 'categories',
        place: { to: '/menu-management/categories' },
        mayCall: 'updateCategory',
      },
      {
        id: 'items',
        icon: 'items',
        place: { to: '/menu-management/items' },
        mayCall: 'updateItem',
      },
      {
        id: 'menus',
        icon: 'menus',
        place: { to: '/menu-management/menus' },
        mayCall: 'updateMenu',
      },
      {
        id: 'modifiers',
        icon: 'modifiers',
        place: { to: '/menu-management/modifiers' },
        mayCall: 'updateItem',
      },
      {
        id: 'spreadsheet',
        icon: 'spreadsheet',
        place: { to: '/menu-management/spreadsheet' },
        mayCall: 'updateItems',
        isTool: true,
      },
      {
        id: 'allergenMatrix',
        icon: 'print',
        place: { to: '/menu-management/allergen-matrix' },
        mayCall: 'createMatrixPrint',
        isTool: true,
      },
      {
        id: 'health',
        icon: 'health',
        place: { to: '/menu-management/health' },
        mayCall: 'updateItem',
        isTool: true,
      },
      {
        id: 'import',
        icon: 'upload',
        place: { to: '/menu-management/import' },
        mayCall: 'createImport',
        isTool: true,
      },
      {
        id: 'history',
        icon: 'history',
        place: { to: '/menu-management/history' },
        mayCall: 'updateItem',
        isTool: true,
      },
    ],
  },
  {
    id: 'digitalMenu',
    places: [
      {
        id: 'digitalMenu',
        icon: 'screen',
        place: { to: '/digital-menu/digital-menu' },
        mayCall: 'updateDigitalMenuSettings',
      },
      {
        id: 'qrMenu',
        icon: 'qrCode',
        place: { to: '/digital-menu/qr-menu' },
        mayCall: 'updateQrMenuSettings',
      },
      {
        id: 'qrCodes',
        icon: 'print',
        place: { to: '/digital-menu/qr-codes' },
        mayCall: 'downloadQrCode',
      },
    ],
  },
  {
    id: 'linkToMenu',
    places: [
      {
        id: 'linkToMenu',
        icon: 'link',
        place: { to: '/link-to-menu' },
        mayCall: 'getLinks',
      },
    ],
  },
  {
    id: 'setting',
    places: [
      {
        id: 'general',
        icon: 'settings',
        place: { to: '/setting/general' },
        mayCall: 'updateRestaurant',
      },
      { id: 'staff', icon: 'staff', place: { to: '/setting/staff' } },
      {
        id: 'printer',
        icon: 'print',
        place: { to: '/setting/printer' },
        mayCall: 'updatePrinter',
      },
      {
        id: 'table',
        icon: 'tables',
        place: { to: '/setting/table' },
        mayCall: 'updateTableSection',
      },
      {
        id: 'financial',
        icon: 'discount',
        place: { to: '/setting/financial' },
        mayCall: 'updateDiscount',
      },
      {
        id: 'tax',
        icon: 'tax',
        place: { to: '/setting/tax' },
        mayCall: 'updateTax',
      },
      {
        id: 'serviceCharge',
        icon: 'serviceCharge',
        place: { to: '/setting/service-charge' },
        mayCall: 'updateServiceCharge',
      },
    ],
  },
] as const satisfies readonly {
  id: 'start' | 'menuManagement' | 'digitalMenu' | 'linkToMenu' | 'setting';
  places: readonly NavigationPlace[];
}[];

/** What somebody with these permissions finds in the navigation, in its groups; a group may be empty. */
export function placesFor(held: readonly Permission[]) {
  return navigationGroups.map(({ id, places }) => ({
    id,
    places: (places as readonly NavigationPlace[]).filter((place) => meets(held, place)),
  }));
}
