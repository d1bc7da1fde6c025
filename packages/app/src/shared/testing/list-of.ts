import type { Page } from '@cardamom/api-types';

/** The one page of a list that holds these entries. */
export function listOf<Entry>(items: Entry[]): { items: Entry[]; page: Page } {
  return {
    items,
    page: {
      nextCursor: null,
      previousCursor: null,
      firstRow: items.length > 0 ? 1 : null,
      total: items.length,
    },
  };
}
