import { menuSorts } from '@cardamom/api-types';
import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { defineEntity } from '#shared/entity/index.ts';

/** Menus, in the order guests choose among them; a name in use is OM_004. */
export const menus = defineEntity('/online-menu/menus', {
  history: 'MENU',
  key: 'menus',
  words: 'menus',
  menusOf: 'menus',
  isOrdered: true,
  sorts: menuSorts,
  places: { list: { to: '/menu-management/menus' }, newForm: { to: '/menu-management/menus/new' } },
});

/** All menus that are switched on, to see what else is on at a time. */
export const activeMenus = queryOptions({
  queryKey: ['menus', 'active'],
  queryFn: async ({ signal }) => {
    const query = { isActive: true, limit: 1000 };
    return (await dataOf(api.GET('/online-menu/menus', { params: { query }, signal }))).items;
  },
});
