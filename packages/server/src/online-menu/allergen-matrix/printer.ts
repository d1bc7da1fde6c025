import type { FastifyBaseLogger } from 'fastify';
import type { Socket } from 'node:net';
import { Tinypool } from 'tinypool';
import { fairQueue } from '../../shared/fair-queue.ts';
import { Problem } from '../../shared/problem.ts';
import type { drawMatrix } from './pdf/draw-matrix.ts';

/** Memory of the thread that draws, in MB: 30,000 rows fit. */
const heapMb = 192;
/** How long the thread stays ready for the next paper, in ms. */
const idleMs = 60_000;
/** Papers that may wait for their turn, of all restaurants together. */
const mostQueued = 40;

type Matrix = Parameters<typeof drawMatrix>[0];

/** Draws papers on a thread of its own, one at a time, restaurants in rotation: fonts take a tenth of a second, pages more. */
export type Printer = {
  /**
   * Reads what the paper shows when its turn has come, draws it, and answers both. Throws CM_RATE when too many wait, and
   * when the client hangs up before its turn.
   */
  print<Paper extends Matrix>(
    restaurantId: string,
    read: () => Promise<Paper>,
    client: Socket,
  ): Promise<Paper & { readonly bytes: Buffer }>;
  /** Ends the thread. */
  close(): Promise<void>;
};

/** Makes the one printer of this server; its thread is started with the first paper. */
export function createPrinter(log: FastifyBaseLogger): Printer {
  const queue = fairQueue();
  const thread = new Tinypool({
    filename: new URL('pdf/draw-matrix.ts', import.meta.url).href,
    name: 'drawMatrix',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
  });

  // One that ends while it draws fails that paper; one that ends idle must not end the server.
  thread.on('error', (err: unknown) => log.warn({ err }, 'the thread that draws papers ended'));

  return {
    async print(restaurantId, read, client) {
      if (queue.length >= mostQueued) throw new Problem('CM_RATE');
      const leaving = new AbortController();
      const leave = () => leaving.abort(new Problem('CM_RATE'));
      client.once('close', leave);
      try {
        const endTurn = await queue.turn(restaurantId, leaving.signal);
        try {
          const paper = await read();
          const { sections, facts } = paper;
          const drawn = (await thread.run({ sections, facts })) as Awaited<ReturnType<typeof drawMatrix>>;
          return { ...paper, bytes: Buffer.from(drawn.buffer) };
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
