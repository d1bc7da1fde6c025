import type { FastifyRequest } from 'fastify';
import type { Services } from '../../shared/services.ts';
import { now } from '../../shared/clock.ts';
import { addScans, type FollowedCode } from './repository.ts';

/** What was counted waits this long before it is written, in ms: a busy evening costs a write now and then. */
const waitMs = 2000;

/** Business days end at a minute, so a minute is as fine as anything must be told apart. */
const minuteMs = 60_000;

/** Codes and minutes that may wait while the database is away; what comes on top is not counted. */
const mostWaiting = 20_000;

/** Counts who followed a printed code, behind the answers. */
export type ScanCounter = {
  count(restaurantId: string, code: string): void;
  /** Writes what waits. */
  close(): Promise<void>;
};

/**
 * Whether a request is a person's who followed a code. Not counted: HEAD, which shows nobody anything, and pages that a
 * browser fetches before anybody asked for them and says so (Fetch, `Sec-Purpose`; older browsers `Purpose`).
 */
export function isFollowed({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat().join(' ');
  return method === 'GET' && !/prefetch|prerender|preview/iu.test(purpose);
}

/** Gathers counts by code and minute and adds them to what is stored, where several processes may add at once. */
export function scanCounter({ database, log }: Pick<Services, 'database' | 'log'>): ScanCounter {
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function add(key: string, count: number): void {
    const before = waiting.get(key);
    if (before === undefined && waiting.size >= mostWaiting) return;
    waiting.set(key, (before ?? 0) + count);
  }

  async function write(): Promise<void> {
    const taken = waiting;
    waiting = new Map();
    const byRestaurant = new Map<string, FollowedCode[]>();
    for (const [key, count] of taken) {
      const [restaurantId = '', code = '', minute] = key.split(' ');
      const scans = byRestaurant.get(restaurantId) ?? [];
      byRestaurant.set(restaurantId, [...scans, { code, moment: Number(minute) * minuteMs, count }]);
    }
    for (const [restaurantId, scans] of byRestaurant) {
      try {
        await database.besideRestaurant(restaurantId, (tx) => addScans(tx, scans));
      } catch (err) {
        log.warn({ err }, 'scans could not be written; they are tried again');
        for (const { code, moment, count } of scans)
          add(`${restaurantId} ${code} ${moment / minuteMs}`, count);
      }
    }
    if (waiting.size > 0) later();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  function later(): void {
    timer ??= setTimeout(() => void flush(), waitMs).unref();
  }

  return {
    count(restaurantId, code) {
      add(`${restaurantId} ${code} ${Math.floor(now() / minuteMs)}`, 1);
      later();
    },
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}
