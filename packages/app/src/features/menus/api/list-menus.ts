import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { listQuery, type MenuSearch } from '../model/menu-search.ts';

/** A page of menus; the page before stays on view while the next one loads. */
export function listMenus(search: MenuSearch) {
  return queryOptions({
    queryKey: ['menus', 'list', search],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/online-menu/menus', { params: { query: listQuery(search) }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** All menus that are switched on, to see what else is on at a time. */
export const activeMenus = queryOptions({
  queryKey: ['menus', 'active'],
  queryFn: async ({ signal }) => {
    const query = { isActive: true, limit: 1000 };
    return (await dataOf(api.GET('/online-menu/menus', { params: { query }, signal }))).items;
  },
});
