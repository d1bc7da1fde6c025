import { entityHandlers } from '../../entities/handlers.ts';
import { writing, type Handlers } from '../../http/call.ts';
import { updateItems } from './batch.ts';
import { itemEntity, items } from './entity.ts';

/** Handlers of the contract's `/online-menu/items`. */
export const itemHandlers = {
  ...entityHandlers({ one: 'Item', many: 'Items' }, items, itemEntity, {
    // Outside a category items have no order of their own.
    sortOf: ({ sort = 'name', categoryId }) =>
      sort === 'position' && categoryId === undefined ? 'name' : sort,
  }),

  updateItems: writing<'updateItems'>(async ({ staff, body }, tx) => ({
    status: 200,
    data: await updateItems(tx, staff.staffId, body),
  })),
} satisfies Handlers;
