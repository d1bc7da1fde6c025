import { entityHandlers } from '../../entities/handlers.ts';
import { reading, writing, type Handlers } from '../../http/call.ts';
import { menusOfCategory } from '../menus/holding.ts';
import { categoryEntity } from './entity.ts';
import { moveItemsToCategory } from './move-items.ts';
import { moveCategories, moveItems } from './order.ts';
import { categories } from './service.ts';

/** Handlers of the contract's `/online-menu/categories`. */
export const categoryHandlers = {
  ...entityHandlers({ one: 'Category', many: 'Categories' }, categories, categoryEntity, {
    sortOf: ({ sort = 'position' }) => sort,
  }),

  listMenusOfCategory: reading<'listMenusOfCategory'>(async ({ params }, tx) => ({
    status: 200,
    data: await menusOfCategory(tx, params.categoryId),
  })),

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
