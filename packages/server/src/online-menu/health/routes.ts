import { reading, type Handlers } from '../../http/call.ts';
import { pageRequest } from '../../shared/paging.ts';
import { listFindings, menuHealth } from './service.ts';

/** Handlers of the contract's `/online-menu/health`. */
export const menuHealthHandlers = {
  getMenuHealth: reading<'getMenuHealth'>(async (_call, tx) => ({ status: 200, data: await menuHealth(tx) })),

  listHealthFindings: reading<'listHealthFindings'>(async ({ query }, tx) => {
    const { rows, ...page } = await listFindings(tx, query.check, pageRequest(query, 'name'));
    return { status: 200, data: { items: rows, page } };
  }),
} satisfies Handlers;
