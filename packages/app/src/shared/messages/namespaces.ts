import type account from './en/account.json';
import type allergenMatrix from './en/allergenMatrix.json';
import type authentication from './en/authentication.json';
import type availability from './en/availability.json';
import type categories from './en/categories.json';
import type common from './en/common.json';
import type discounts from './en/discounts.json';
import type entities from './en/entities.json';
import type general from './en/general.json';
import type health from './en/health.json';
import type history from './en/history.json';
import type home from './en/home.json';
import type imports from './en/imports.json';
import type items from './en/items.json';
import type menus from './en/menus.json';
import type modifiers from './en/modifiers.json';
import type search from './en/search.json';
import type staff from './en/staff.json';
import type preview from './en/preview.json';
import type printers from './en/printers.json';
import type spreadsheet from './en/spreadsheet.json';
import type serviceCharge from './en/serviceCharge.json';
import type tables from './en/tables.json';
import type tax from './en/tax.json';
import type profile from './en/profile.json';

/** The catalogue: one file a feature, `entities` for what all lists and forms say, `common` for what all share. A new file needs its two lines here. */
export interface Catalogue {
  common: typeof common;
  account: typeof account;
  allergenMatrix: typeof allergenMatrix;
  authentication: typeof authentication;
  home: typeof home;
  discounts: typeof discounts;
  entities: typeof entities;
  general: typeof general;
  health: typeof health;
  history: typeof history;
  profile: typeof profile;
  search: typeof search;
  spreadsheet: typeof spreadsheet;
  staff: typeof staff;
  preview: typeof preview;
  printers: typeof printers;
  serviceCharge: typeof serviceCharge;
  tables: typeof tables;
  tax: typeof tax;
  availability: typeof availability;
  categories: typeof categories;
  imports: typeof imports;
  items: typeof items;
  menus: typeof menus;
  modifiers: typeof modifiers;
}

/** The name of a part of the catalogue. */
export type Namespace = keyof Catalogue;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogue;
  }
}
