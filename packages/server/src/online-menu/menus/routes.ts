import { reading, writing, type Handlers } from '../../http/call.ts';
import type { Services } from '../../http/services.ts';
import { previewMenus } from '../../public/preview.ts';
import { pageRequest } from '../../shared/paging.ts';
import { requiredVersion } from '../../shared/version.ts';
import { changeMany } from '../list-actions/change-many.ts';
import { duplicateMenu, menuEntityAt, restoreMenu } from './entity.ts';
import { moveMenus } from './order.ts';
import { createMenu, deleteMenu, getMenu, listMenus, updateMenu } from './service.ts';

/** What the contract's `/online-menu/menus` answers, and what guests will see of them. */
export function menuHandlers({ config: { publicUrl } }: Services) {
  const entity = menuEntityAt(publicUrl);
  return {
    listMenus: reading<'listMenus'>(async ({ query }, tx) => {
      const filter = { search: query.search, isActive: query.isActive };
      const request = pageRequest(query, query.sort ?? 'position');
      const { rows, ...page } = await listMenus(tx, publicUrl, filter, request);
      return { status: 200, data: { items: rows, page } };
    }),

    createMenu: writing<'createMenu'>(async ({ staff, body }, tx) => {
      const data = await createMenu(tx, publicUrl, staff.staffId, body);
      return { status: 201, data, version: data.version };
    }),

    getMenu: reading<'getMenu'>(async ({ params }, tx) => {
      const data = await getMenu(tx, publicUrl, params.menuId);
      return { status: 200, data, version: data.version };
    }),

    updateMenu: writing<'updateMenu'>(async ({ staff, params, ifMatch, body }, tx) => {
      const edited = { id: params.menuId, version: requiredVersion(ifMatch) };
      const data = await updateMenu(tx, publicUrl, staff.staffId, edited, body);
      return { status: 200, data, version: data.version };
    }),

    deleteMenu: writing<'deleteMenu'>(async ({ staff, params, ifMatch }, tx) => {
      const deleted = { id: params.menuId, version: requiredVersion(ifMatch) };
      await deleteMenu(tx, publicUrl, staff.staffId, deleted);
      return { status: 204 };
    }),

    bulkChangeMenus: writing<'bulkChangeMenus'>(async ({ staff, body }, tx) => ({
      status: 200,
      data: await changeMany(tx, entity, staff.staffId, body),
    })),

    duplicateMenu: writing<'duplicateMenu'>(async ({ staff, params }, tx) => {
      const data = await duplicateMenu(tx, publicUrl, staff.staffId, params.menuId);
      return { status: 201, data, version: data.version };
    }),

    restoreMenu: writing<'restoreMenu'>(async ({ staff, params }, tx) => {
      const data = await restoreMenu(tx, publicUrl, staff.staffId, params.menuId);
      return { status: 200, data, version: data.version };
    }),

    moveMenus: writing<'moveMenus'>(async ({ staff, body }, tx) => {
      await moveMenus(tx, staff.staffId, body);
      return { status: 204 };
    }),

    previewMenus: reading<'previewMenus'>(async ({ query }, tx) => ({
      status: 200,
      data: await previewMenus(tx, query.at),
    })),
  } satisfies Handlers;
}
