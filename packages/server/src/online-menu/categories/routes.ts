import { reading, writing, type Handlers } from '../../http/call.ts';
import { pageRequest } from '../../shared/paging.ts';
import { requiredVersion } from '../../shared/version.ts';
import { changeMany } from '../list-actions/change-many.ts';
import { categoryEntity, duplicateCategory, restoreCategory } from './entity.ts';
import { moveItemsToCategory } from './move-items.ts';
import { moveCategories, moveItems } from './order.ts';
import { createCategory, deleteCategory, getCategory, listCategories, updateCategory } from './service.ts';

/** What the contract's `/online-menu/categories` answers. */
export const categoryHandlers = {
  listCategories: reading<'listCategories'>(async ({ query }, tx) => {
    const filter = { search: query.search, isActive: query.isActive };
    const { rows, ...page } = await listCategories(tx, filter, pageRequest(query, query.sort ?? 'position'));
    return { status: 200, data: { items: rows, page } };
  }),

  createCategory: writing<'createCategory'>(async ({ staff, body }, tx) => {
    const data = await createCategory(tx, staff.staffId, body);
    return { status: 201, data, version: data.version };
  }),

  getCategory: reading<'getCategory'>(async ({ params }, tx) => {
    const data = await getCategory(tx, params.categoryId);
    return { status: 200, data, version: data.version };
  }),

  updateCategory: writing<'updateCategory'>(async ({ staff, params, ifMatch, body }, tx) => {
    const edited = { id: params.categoryId, version: requiredVersion(ifMatch) };
    const data = await updateCategory(tx, staff.staffId, edited, body);
    return { status: 200, data, version: data.version };
  }),

  deleteCategory: writing<'deleteCategory'>(async ({ staff, params, ifMatch }, tx) => {
    const deleted = { id: params.categoryId, version: requiredVersion(ifMatch) };
    await deleteCategory(tx, staff.staffId, deleted);
    return { status: 204 };
  }),

  bulkChangeCategories: writing<'bulkChangeCategories'>(async ({ staff, body }, tx) => ({
    status: 200,
    data: await changeMany(tx, categoryEntity, staff.staffId, body),
  })),

  duplicateCategory: writing<'duplicateCategory'>(async ({ staff, params }, tx) => {
    const data = await duplicateCategory(tx, staff.staffId, params.categoryId);
    return { status: 201, data, version: data.version };
  }),

  restoreCategory: writing<'restoreCategory'>(async ({ staff, params }, tx) => {
    const data = await restoreCategory(tx, staff.staffId, params.categoryId);
    return { status: 200, data, version: data.version };
  }),

  moveCategories: writing<'moveCategories'>(async ({ staff, body }, tx) => {
    await moveCategories(tx, staff.staffId, body);
    return { status: 204 };
  }),

  moveItemsInCategory: writing<'moveItemsInCategory'>(async ({ staff, params, body }, tx) => {
    await moveItems(tx, staff.staffId, params.categoryId, body);
    return { status: 204 };
  }),

  moveItemsToCategory: writing<'moveItemsToCategory'>(async ({ staff, params, body }, tx) => ({
    status: 200,
    data: await moveItemsToCategory(tx, staff.staffId, params.categoryId, body.toCategoryId),
  })),
} satisfies Handlers;
