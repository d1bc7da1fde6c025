import { itemSorts, type ItemSort } from '@cardamom/api-types';
import { parseItemNarrowing, type ItemNarrowing } from '#shared/item-filter/item-narrowing.ts';
import { parseListSearch, type ListSearch } from '#shared/list-page/list-search.ts';

/** What of the item list the URL holds; a status says more of an item than whether it is active. */
export interface ItemSearch extends Omit<ListSearch<ItemSort>, 'active'>, ItemNarrowing {}

/** Reads the item list's part of the URL. */
export function parseItemSearch(raw: Record<string, unknown>): ItemSearch {
  const { active: _replaced, ...search } = parseListSearch(raw, itemSorts);
  return { ...search, ...parseItemNarrowing(raw) };
}
