import { reading, type Handlers } from '../../http/call.ts';
import { getLinkScans, getScans } from './service.ts';

/** Handlers of the contract's `/online-menu/scans`, and of a link's scans. */
export const scanHandlers = {
  getScans: reading<'getScans'>(async (_call, tx) => ({ status: 200, data: await getScans(tx) })),

  getLinkScans: reading<'getLinkScans'>(async ({ params }, tx) => ({
    status: 200,
    data: await getLinkScans(tx, params.linkId),
  })),
} satisfies Handlers;
