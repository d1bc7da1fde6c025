import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { summaryOf } from '../model/summary.ts';

/** Items looked at for the set-up checklist; one that fits is enough. */
const limit = 100;

/** How much the menu holds, and which steps of setting it up are done. */
export const menuSummaryQuery = queryOptions({
  queryKey: ['items', 'summary'],
  queryFn: async ({ signal }) => {
    const [categories, items] = await Promise.all([
      dataOf(api.GET('/online-menu/categories', { params: { query: { limit: 1 } }, signal })),
      dataOf(api.GET('/online-menu/items', { params: { query: { limit, sort: '-updatedAt' } }, signal })),
    ]);
    return summaryOf(categories.page.total, items.page.total, items.items);
  },
});
