import { entityHandlers } from '../../entities/handlers.ts';
import { reading, writing, type Handlers } from '../../http/call.ts';
import { menusOfItem, menusOfMany } from '../menus/holding.ts';
import { updateItems } from './batch.ts';
import { itemEntity, items } from './entity.ts';
import { countItems } from './statuses.ts';

/** Handlers of the contract's `/online-menu/items`. */
export const itemHandlers = {
  ...entityHandlers({ one: 'Item', many: 'Items' }, items, itemEntity, {
    // Outside a category items have no order of their own.
    sortOf: ({ sort = 'name', categoryId }) =>
      sort === 'position' && categoryId === undefined ? 'name' : sort,
  }),

  countItems: reading<'countItems'>(async (_call, tx) => ({ status: 200, data: await countItems(tx) })),

  listMenusOfItem: reading<'listMenusOfItem'>(async ({ params }, tx) => ({
    status: 200,
    data: await menusOfItem(tx, params.itemId),
  })),

  listMenusOfItems: reading<'listMenusOfItems'>(async ({ body }, tx) => ({
    status: 200,
    data: await menusOfMany(tx, body),
  })),

  updateItems: writing<'updateItems'>(async ({ staff, body }, tx) => ({
    status: 200,
    data: await updateItems(tx, staff.staffId, body),
  })),
} satisfies Handlers;
