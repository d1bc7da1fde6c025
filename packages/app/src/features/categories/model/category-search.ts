import { categorySorts, type CategorySort } from '@cardamom/api-types';
import { parseListSearch, type ListSearch } from '#shared/list-page/list-search.ts';

/** What of the category list the URL holds. */
export type CategorySearch = ListSearch<CategorySort>;

/** Reads the category list's part of the URL. */
export function parseCategorySearch(raw: Record<string, unknown>): CategorySearch {
  return parseListSearch(raw, categorySorts);
}
