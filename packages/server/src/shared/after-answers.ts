import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

/** Work begins after a pause of this length or longer, in ms, which nobody can foretell. */
const shortestPause = 100;
const longestPause = 600;

/** What waits at most; a mail is small, and whoever asks for thousands is not waited for. */
const mostWaiting = 500;

/** Work whose cost must not show in how long its answer takes, nor in how long the next one does. */
export type AfterAnswers = {
  /** Takes work to be done behind the answer; false where too much waits. What it throws is logged. */
  add(work: () => Promise<unknown>): boolean;
  /** Does what waits, at once, and returns when it is done. */
  close(): Promise<void>;
};

/** Does work behind answers, one thing at a time. */
export function afterAnswers(log: FastifyBaseLogger): AfterAnswers {
  const waiting = new Map<() => Promise<unknown>, NodeJS.Timeout>();
  let running: Promise<unknown> = Promise.resolve();

  function run(work: () => Promise<unknown>): void {
    clearTimeout(waiting.get(work));
    waiting.delete(work);
    running = running.then(work).catch((err: unknown) => {
      log.error({ err }, 'what goes on behind an answer failed');
    });
  }

  return {
    add(work) {
      if (waiting.size >= mostWaiting) return false;
      waiting.set(
        work,
        setTimeout(() => run(work), randomInt(shortestPause, longestPause)),
      );
      return true;
    },
    async close() {
      for (const work of waiting.keys()) run(work);
      await running;
    },
  };
}
