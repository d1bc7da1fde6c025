import type { Dialect } from '../dialect.ts';

/** What people said that rows of an imported table should hold. */
export function importCorrections(d: Dialect): string[] {
  return [`alter table menu_import add column said_rows ${d.text}`];
}
