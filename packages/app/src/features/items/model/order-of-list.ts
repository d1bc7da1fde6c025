import type { ItemSort } from '@cardamom/api-types';
import { isNarrowed } from '#shared/list-page/list-search.ts';
import type { ItemSearch } from './item-search.ts';

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
