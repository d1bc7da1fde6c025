import { reading, type Handlers } from '../../http/call.ts';
import { getScans } from './service.ts';

/** Handler of the contract's `/online-menu/scans`. */
export const scanHandlers = {
  getScans: reading<'getScans'>(async (_call, tx) => ({ status: 200, data: await getScans(tx) })),
} satisfies Handlers;
