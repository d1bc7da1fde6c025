import { preparing, reading, writing, type Handlers } from '../../http/call.ts';
import { pageRequest } from '../../shared/paging.ts';
import { Problem } from '../../shared/problem.ts';
import { applyPress } from './presses.ts';
import { changeAvailability, listAvailability, setAvailability } from './service.ts';

/** Handlers of the contract's `/online-menu/availability` and its entries. */
export const availabilityHandlers = {
  listAvailability: reading<'listAvailability'>(async ({ query }, tx) => {
    const filter = { search: query.search, isAvailable: query.isAvailable, ingredient: query.ingredient };
    const { rows, ...page } = await listAvailability(tx, filter, pageRequest(query, 'name'));
    return { status: 200, data: { items: rows, page } };
  }),

  changeAvailability: writing<'changeAvailability'>(async ({ staff, body }, tx) => ({
    status: 200,
    data: await changeAvailability(tx, staff.staffId, body.changes),
  })),

  sendPress: preparing<'sendPress', { readonly fingerprint: string }>({
    async prepare({ staff, body: { sentAt: _sentAt, ...press } }) {
      // Before the key is used: who it belongs to may send it later.
      if (press.staffId !== undefined && press.staffId !== staff.staffId)
        throw Problem.field('/staffId', 'CM_REFERENCE');
      return { fingerprint: JSON.stringify(press) };
    },
    handle: async ({ staff, body }, tx) => ({ status: 200, data: await applyPress(tx, staff.staffId, body) }),
    async discard() {
      // Nothing was left behind.
    },
  }),

  setItemAvailability: writing<'setItemAvailability'>(async ({ staff, params, body }, tx) => ({
    status: 200,
    data: await setAvailability(tx, staff.staffId, { entity: 'ITEM', id: params.itemId }, body),
  })),

  setOptionAvailability: writing<'setOptionAvailability'>(async ({ staff, params, body }, tx) => ({
    status: 200,
    data: await setAvailability(tx, staff.staffId, { entity: 'MODIFIER_OPTION', id: params.optionId }, body),
  })),
} satisfies Handlers;
