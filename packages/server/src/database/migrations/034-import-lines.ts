import type { Dialect } from '../dialect.ts';

/** What the lines of an imported text are taken for. */
export function importLines(d: Dialect): string[] {
  return [`alter table menu_import add column found_lines ${d.text}`];
}
