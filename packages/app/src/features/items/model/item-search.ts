import { itemSorts, type ItemSort } from '@cardamom/api-types';
import { parseListSearch, type ListSearch } from '#shared/list-page/list-search.ts';

/** What of the item list the URL holds. */
export interface ItemSearch extends ListSearch<ItemSort> {
  /** Only items of this category. */
  category?: string;
}

const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Reads the item list's part of the URL; an address with a broken category id shows all categories. */
export function parseItemSearch(raw: Record<string, unknown>): ItemSearch {
  const category = raw['category'];
  return {
    ...parseListSearch(raw, itemSorts),
    ...(typeof category === 'string' && id.test(category) && { category }),
  };
}

/** The order of the list while nobody chose one: within a category that in which guests read it. */
export function usualSortOf({ category }: ItemSearch): ItemSort {
  return category === undefined ? 'name' : 'position';
}

/** Whether the list shows a category in the order guests read it: the order of a category's items unless the person sorts. */
export function isInCategoryOrder(list: ItemSearch): boolean {
  const { category, sort = usualSortOf(list), search, active } = list;
  return category !== undefined && sort === 'position' && search === undefined && active === undefined;
}

/** What the server is asked besides, for the list of one category: that one, in its order unless the person sorts. */
export function categoryQuery(list: ItemSearch) {
  const { category, sort = usualSortOf(list) } = list;
  return category === undefined ? {} : { sort, categoryId: category };
}
