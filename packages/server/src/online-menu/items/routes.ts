import { reading, writing, type Handlers } from '../../http/call.ts';
import { pageRequest } from '../../shared/paging.ts';
import { requiredVersion } from '../../shared/version.ts';
import { changeMany } from '../list-actions/change-many.ts';
import { updateItems } from './batch.ts';
import { duplicateItem, itemEntity, restoreItem } from './entity.ts';
import { createItem, deleteItem, getItem, listItems, updateItem } from './service.ts';

/** What the contract's `/online-menu/items` answers. */
export const itemHandlers = {
  listItems: reading<'listItems'>(async ({ query }, tx) => {
    const filter = { search: query.search, isActive: query.isActive, categoryId: query.categoryId };
    // Outside a category items have no order of their own.
    const isOrdered = query.sort !== 'position' || query.categoryId !== undefined;
    const request = pageRequest(query, isOrdered ? (query.sort ?? 'name') : 'name');
    const { rows, ...page } = await listItems(tx, filter, request);
    return { status: 200, data: { items: rows, page } };
  }),

  createItem: writing<'createItem'>(async ({ staff, body }, tx) => {
    const data = await createItem(tx, staff.staffId, body);
    return { status: 201, data, version: data.version };
  }),

  getItem: reading<'getItem'>(async ({ params }, tx) => {
    const data = await getItem(tx, params.itemId);
    return { status: 200, data, version: data.version };
  }),

  updateItem: writing<'updateItem'>(async ({ staff, params, ifMatch, body }, tx) => {
    const edited = { id: params.itemId, version: requiredVersion(ifMatch) };
    const data = await updateItem(tx, staff.staffId, edited, body);
    return { status: 200, data, version: data.version };
  }),

  deleteItem: writing<'deleteItem'>(async ({ staff, params, ifMatch }, tx) => {
    await deleteItem(tx, staff.staffId, { id: params.itemId, version: requiredVersion(ifMatch) });
    return { status: 204 };
  }),

  bulkChangeItems: writing<'bulkChangeItems'>(async ({ staff, body }, tx) => ({
    status: 200,
    data: await changeMany(tx, itemEntity, staff.staffId, body),
  })),

  updateItems: writing<'updateItems'>(async ({ staff, body }, tx) => ({
    status: 200,
    data: await updateItems(tx, staff.staffId, body),
  })),

  duplicateItem: writing<'duplicateItem'>(async ({ staff, params }, tx) => {
    const data = await duplicateItem(tx, staff.staffId, params.itemId);
    return { status: 201, data, version: data.version };
  }),

  restoreItem: writing<'restoreItem'>(async ({ staff, params }, tx) => {
    const data = await restoreItem(tx, staff.staffId, params.itemId);
    return { status: 200, data, version: data.version };
  }),
} satisfies Handlers;
