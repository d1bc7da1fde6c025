import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

const mostListed = 1000;

/** The restaurant, its logo and its code. */
export const restaurantQuery = queryOptions({
  queryKey: ['settings', 'restaurant'],
  queryFn: ({ signal }) => dataOf(api.GET('/settings/restaurant', { signal })),
});

/** Every menu, in their order. */
export const menusQuery = queryOptions({
  queryKey: ['menus', 'with-codes'],
  queryFn: async ({ signal }) => {
    const query = { limit: mostListed };
    return (await dataOf(api.GET('/online-menu/menus', { params: { query }, signal }))).items;
  },
});

/** Every section with its tables. */
export const tableSectionsQuery = queryOptions({
  queryKey: ['TABLE_SECTION', 'with-codes'],
  queryFn: async ({ signal }) => {
    const query = { limit: mostListed };
    return (await dataOf(api.GET('/settings/table-sections', { params: { query }, signal }))).items;
  },
});
