import type { FastifyBaseLogger } from 'fastify';
import type { Socket } from 'node:net';
import { Tinypool } from 'tinypool';
import { fairQueue } from '../fair-queue.ts';
import { Problem } from '../problem.ts';

/** Memory of the thread that draws, in MB: an allergen matrix of 30,000 rows fits. */
const heapMb = 192;
/** How long the thread stays ready for the next paper, in ms. */
const idleMs = 60_000;
/** Papers that may wait for their turn, of all restaurants together. */
const mostQueued = 40;

/** Runs a module's function on the thread; what it is given and what it returns are copied. */
export type OnThread = (module: URL, name: string, task: object) => Promise<unknown>;

/** Draws papers on a thread of its own, one at a time, restaurants in rotation: fonts take a tenth of a second, pages more. */
export type Printer = {
  /**
   * Does the work when its turn has come: reading what the paper shows, then drawing it on the thread. Throws CM_RATE when
   * too many wait, and when the client hangs up before its turn.
   */
  inTurn<Paper>(
    restaurantId: string,
    client: Socket,
    work: (onThread: OnThread) => Promise<Paper>,
  ): Promise<Paper>;
  /** Ends the thread. */
  close(): Promise<void>;
};

/** Makes the one printer of this server; its thread is started with the first paper. */
export function createPrinter(log: FastifyBaseLogger): Printer {
  const queue = fairQueue();
  const thread = new Tinypool({
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
  });
  const onThread: OnThread = (module, name, task) => thread.run(task, { filename: module.href, name });

  // One that ends while it draws fails that paper; one that ends idle must not end the server.
  thread.on('error', (err: unknown) => log.warn({ err }, 'the thread that draws papers ended'));

  return {
    async inTurn(restaurantId, client, work) {
      if (queue.length >= mostQueued) throw new Problem('CM_RATE');
      const leaving = new AbortController();
      const leave = () => leaving.abort(new Problem('CM_RATE'));
      client.once('close', leave);
      try {
        const endTurn = await queue.turn(restaurantId, leaving.signal);
        try {
          return await work(onThread);
        } finally {
          endTurn();
        }
      } finally {
        client.off('close', leave);
      }
    },
    close: () => thread.destroy(),
  };
}
