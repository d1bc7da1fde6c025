import type { IconName } from '@cardamom/ui';
import type { Place } from '../../shared/routing/index.ts';
import type { Requirements } from '../../shared/session/index.ts';

/** A place of the navigation; its label is `navigation.<id>` of the catalogue. */
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
    | 'history';
  icon: IconName;
  place: Place;
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
        requiresOneOf: ['MENU_MANAGEMENT', 'POS'],
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
        requires: ['MENU_MANAGEMENT'],
      },
      {
        id: 'items',
        icon: 'items',
        place: { to: '/menu-management/items' },
        requires: ['MENU_MANAGEMENT'],
      },
      {
        id: 'menus',
        icon: 'menus',
        place: { to: '/menu-management/menus' },
        requires: ['MENU_MANAGEMENT'],
      },
      {
        id: 'modifiers',
        icon: 'modifiers',
        place: { to: '/menu-management/modifiers' },
        requires: ['MENU_MANAGEMENT'],
      },
      {
        id: 'spreadsheet',
        icon: 'spreadsheet',
        place: { to: '/menu-management/spreadsheet' },
        requires: ['MENU_MANAGEMENT'],
      },
      {
        id: 'allergenMatrix',
        icon: 'print',
        place: { to: '/menu-management/allergen-matrix' },
        requires: ['MENU_MANAGEMENT'],
      },
      {
        id: 'health',
        icon: 'health',
        place: { to: '/menu-management/health' },
        requires: ['MENU_MANAGEMENT'],
      },
      {
        id: 'import',
        icon: 'upload',
        place: { to: '/menu-management/import' },
        requires: ['MENU_MANAGEMENT'],
      },
      {
        id: 'history',
        icon: 'history',
        place: { to: '/menu-management/history' },
        requires: ['MENU_MANAGEMENT'],
      },
    ],
  },
] as const satisfies readonly { id: 'start' | 'menuManagement'; places: readonly NavigationPlace[] }[];
