import { itemSorts, type ItemSort } from '@cardamom/api-types';
import { parseItemNarrowing, type ItemNarrowing } from '#shared/item-filter/item-narrowing.ts';
import { isNarrowed, parseListSearch, type ListSearch } from '#shared/list-page/list-search.ts';

/** What of the item list the URL holds; a status says more of an item than whether it is active. */
export interface ItemSearch extends Omit<ListSearch<ItemSort>, 'active'>, ItemNarrowing {}

/** Reads the item list's part of the URL. */
export function parseItemSearch(raw: Record<string, unknown>): ItemSearch {
  const { active: _replaced, ...search } = parseListSearch(raw, itemSorts);
  return { ...search, ...parseItemNarrowing(raw) };
}

/** The order of the list while nobody chose one: within a category that in which guests read it. */
export function usualSortOf({ category }: ItemSearch): ItemSort {
  return category === undefined ? 'name' : 'position';
}

/** Whether the list shows a whole category in the order guests read it: the order of a category's items unless the person sorts. */
export function isInCategoryOrder({ category, ...list }: ItemSearch): boolean {
  return category !== undefined && (list.sort ?? 'position') === 'position' && !isNarrowed(list);
}

/** The order that the server is asked for where nobody chose one. */
export function orderQuery({ category, sort }: ItemSearch): { sort?: ItemSort } {
  return category === undefined ? {} : { sort: sort ?? 'position' };
}
