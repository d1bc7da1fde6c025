import { reading, writing, type Handlers } from '../../http/call.ts';
import { getSetUp, tickSetUpStep } from './service.ts';

/** Handlers of the contract's `/settings/set-up`. */
export const setUpHandlers = {
  getSetUp: reading<'getSetUp'>(async (_call, tx) => ({ status: 200, data: await getSetUp(tx) })),

  tickSetUpStep: writing<'tickSetUpStep'>(async ({ params, body }, tx) => ({
    status: 200,
    data: await tickSetUpStep(tx, params.setUpTick, body.isTicked),
  })),
} satisfies Handlers;
