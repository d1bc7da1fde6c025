import { menuSorts, type MenuSort } from '@cardamom/api-types';
import { parseListSearch, type ListSearch } from '#shared/list-page/list-search.ts';

/** What of the menu list the URL holds. */
export type MenuSearch = ListSearch<MenuSort>;

/** Reads the menu list's part of the URL. */
export function parseMenuSearch(raw: Record<string, unknown>): MenuSearch {
  return parseListSearch(raw, menuSorts);
}
