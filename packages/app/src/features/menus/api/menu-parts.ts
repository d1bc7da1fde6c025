import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';

/** More than any menu has; what goes beyond is not arranged by hand. */
const limit = 1000;

/** All categories in their order, to make sections of. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories', 'for menus'],
  queryFn: async ({ signal }) =>
    (await dataOf(api.GET('/online-menu/categories', { params: { query: { limit } }, signal }))).items,
});

/** The items of a category in its order. */
export function itemsOfCategory(categoryId: string) {
  return queryOptions({
    queryKey: ['items', 'of category', categoryId],
    queryFn: async ({ signal }) => {
      const query = { categoryId, sort: 'position' as const, limit };
      return (await dataOf(api.GET('/online-menu/items', { params: { query }, signal }))).items;
    },
  });
}

/** The first active items of a category in its order, so many at most. */
export function firstItemsOfCategory(categoryId: string, most: number) {
  return queryOptions({
    queryKey: ['items', 'first of category', categoryId, most],
    queryFn: async ({ signal }) => {
      const query = { categoryId, isActive: true, sort: 'position' as const, limit: most };
      return (await dataOf(api.GET('/online-menu/items', { params: { query }, signal }))).items;
    },
  });
}
