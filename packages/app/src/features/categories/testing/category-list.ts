import type { Category } from '@cardamom/api-types';

/** The one page of a list that holds these categories. */
export function listOf(items: Category[]) {
  return { items, page: { nextCursor: null, previousCursor: null, total: items.length } };
}
