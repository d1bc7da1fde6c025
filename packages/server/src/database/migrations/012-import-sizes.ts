import type { Dialect } from '../dialect.ts';

/** How much room an import's files take, so that a restaurant's waiting imports can be held to a limit. */
export function importSizes(d: Dialect): string[] {
  return [`alter table menu_import add column byte_size ${d.bigint} not null default 0`];
}
