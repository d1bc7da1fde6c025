import { menuSorts, type Menu, type MenuDraft, type MenuPatch, type MenuSort } from '@cardamom/api-types';
import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#shared/api/index.ts';
import { entityCalls, type EntityDefinition } from '#shared/entity/index.ts';

/** Menus, in the order guests choose among them; a name in use is OM_004. */
export const menus: EntityDefinition<Menu, MenuDraft, MenuPatch, MenuSort> = {
  words: 'menus',
  calls: entityCalls('/online-menu/menus', 'menus', { isOrdered: true }),
  writes: 'updateMenu',
  sorts: menuSorts,
  places: {
    list: { to: '/menu-management/menus' },
    newForm: { to: '/menu-management/menus/new' },
    form: (menuId) => ({ to: '/menu-management/menus/$menuId', params: { menuId } }),
  },
};

/** All menus that are switched on, to see what else is on at a time. */
export const activeMenus = queryOptions({
  queryKey: ['menus', 'active'],
  queryFn: async ({ signal }) => {
    const query = { isActive: true, limit: 1000 };
    return (await dataOf(api.GET('/online-menu/menus', { params: { query }, signal }))).items;
  },
});
