import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { itemQueryOf } from '#shared/item-filter/index.ts';
import type { SheetSearch } from '../model/sheet-search.ts';

/** Items a sheet holds at most: what one save may change (openapi/schemas/item-batch.yaml). */
export const mostItems = 1000;

/** The items of the sheet by name; read when the sheet is opened or narrowed, and not beneath what is being typed. */
export function listSheetItems({ search, ...narrowing }: SheetSearch) {
  const narrows = { ...(search !== undefined && { search }), ...itemQueryOf(narrowing) };
  return queryOptions({
    queryKey: ['items', 'sheet', narrows],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/online-menu/items', {
          params: { query: { limit: mostItems, sort: 'name', ...narrows } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
