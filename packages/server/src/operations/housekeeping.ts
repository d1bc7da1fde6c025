import type { FastifyInstance } from 'fastify';
import { isOfStatesAlone } from '../changes/feed.ts';
import { pruneHistory } from '../changes/prune-history.ts';
import { openFileStore } from '../files/file-store.ts';
import { removeUnused } from '../files/remove-unused.ts';
import { sweepOrphans } from '../files/sweep.ts';
import type { Services } from '../shared/services.ts';
import { removeOldJobs } from '../list-jobs/repository.ts';
import { now } from '../shared/clock.ts';
import { removeDeleted } from './remove-deleted.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Keeps what grows within its limits, one thing at a time behind the answers. At its first change after a start a
 * restaurant's history and pictures are looked at, then its history after every two hundredth of what it may hold, and its
 * pictures and ended jobs daily; files nobody knows, and what deleted restaurants left, are looked for a minute after a start and daily.
 */
export function keepHouse(app: FastifyInstance, { config, database, log }: Services): void {
  const store = openFileStore(config.dataDir);
  const lookAfter = Math.ceil(config.mostChanges / 200);
  const changesSince = new Map<string, number>();
  const picturesLookedAt = new Map<string, number>();
  let isStopped = false;
  const isClosing = (): boolean => isStopped;
  let working = Promise.resolve();

  async function after(before: Promise<void>, work: () => Promise<void>): Promise<void> {
    await before;
    if (isStopped) return;
    try {
      await work();
    } catch (err) {
      log.error({ err }, 'housekeeping failed; it is tried again another time');
    }
  }

  function later(work: () => Promise<void>): void {
    working = after(working, work);
  }

  let retry: NodeJS.Timeout | undefined;
  const remove = (): void =>
    later(async () => {
      clearTimeout(retry);
      retry = setTimeout(remove, minuteMs).unref();
      await removeDeleted({ database, store, log, isClosing });
      clearTimeout(retry);
    });

  const stopListening = database.changes.onChange((restaurantId, notes) => {
    if (notes.some(({ entity, action }) => entity === 'RESTAURANT' && action === 'DELETED')) {
      remove();
      return;
    }
    if (notes.every(isOfStatesAlone)) return;
    const changes = (changesSince.get(restaurantId) ?? lookAfter) + notes.length;
    changesSince.set(restaurantId, changes >= lookAfter ? 0 : changes);
    if (changes >= lookAfter)
      later(() => pruneHistory(database, restaurantId, config.mostChanges, isClosing));
    if (now() - (picturesLookedAt.get(restaurantId) ?? 0) < dayMs) return;
    picturesLookedAt.set(restaurantId, now());
    later(() => database.inRestaurant(restaurantId, removeOldJobs));
    later(() => removeUnused(database, store, restaurantId, isClosing));
  });

  const sweep = (): void => {
    remove();
    later(() => sweepOrphans({ database, store, log, isClosing }));
  };
  const timers = [setTimeout(sweep, minuteMs), setInterval(sweep, dayMs)];
  for (const timer of timers) timer.unref();

  app.addHook('onClose', async () => {
    isStopped = true;
    stopListening();
    for (const timer of timers) clearTimeout(timer);
    await working;
    clearTimeout(retry);
  });
}
