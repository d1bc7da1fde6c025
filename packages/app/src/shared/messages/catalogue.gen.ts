// Made from en/*.json by `npm run generate`. Do not edit.
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
import type preview from './en/preview.json';
import type printers from './en/printers.json';
import type profile from './en/profile.json';
import type qrCodes from './en/qrCodes.json';
import type restaurantDeletion from './en/restaurantDeletion.json';
import type search from './en/search.json';
import type serviceCharge from './en/serviceCharge.json';
import type spreadsheet from './en/spreadsheet.json';
import type staff from './en/staff.json';
import type tables from './en/tables.json';
import type tax from './en/tax.json';

/** The catalogue: one file a feature, `entities` for what all lists and forms say, `common` for what all share. */
export interface Catalogue {
  account: typeof account;
  allergenMatrix: typeof allergenMatrix;
  authentication: typeof authentication;
  availability: typeof availability;
  categories: typeof categories;
  common: typeof common;
  discounts: typeof discounts;
  entities: typeof entities;
  general: typeof general;
  health: typeof health;
  history: typeof history;
  home: typeof home;
  imports: typeof imports;
  items: typeof items;
  menus: typeof menus;
  modifiers: typeof modifiers;
  preview: typeof preview;
  printers: typeof printers;
  profile: typeof profile;
  qrCodes: typeof qrCodes;
  restaurantDeletion: typeof restaurantDeletion;
  search: typeof search;
  serviceCharge: typeof serviceCharge;
  spreadsheet: typeof spreadsheet;
  staff: typeof staff;
  tables: typeof tables;
  tax: typeof tax;
}
