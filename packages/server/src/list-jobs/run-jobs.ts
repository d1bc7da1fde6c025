import type { ListJob, Refusal } from '@cardamom/api-types';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { Services } from '../shared/services.ts';
import type { BegunJob } from '../shared/begun-job.ts';
import { Problem } from '../shared/problem.ts';
import * as repository from './repository.ts';

/** Entries of one transaction at most. */
const pieceSize = 200;

/** Entries that are worked on together; what one of them needs, each of them asks in the same few queries. */
const atOnce = 20;

/** After this long no further entry is begun in a transaction, so that others pass between, in ms. */
const pieceMs = 40;

const failed = 'Something went wrong on our side. What was done until then can be undone.';

/** It was ended meanwhile: another process took this one for dead. */
class JobLost extends Error {}

/** The changes of many entries that go on behind their answers in this process. */
export type ListJobs = {
  /** Begins to work on a job that is committed. */
  start(job: BegunJob): void;
  /** How far it is; throws CM_NOT_FOUND. */
  get(restaurantId: string, id: string): Promise<ListJob>;
  /** Stops after the pieces that are being written. */
  close(): Promise<void>;
};

/** Works on entries from a place on in one transaction; returns the place after the last of them. */
async function doPiece(tx: RestaurantTransaction, job: BegunJob, from: number): Promise<number> {
  const batch = { ...tx, origin: { ...tx.origin, batchId: job.batchId } };
  const refused: Refusal[] = [];
  const end = Math.min(job.total, from + pieceSize);
  const until = performance.now() + pieceMs;
  let place = from;
  do {
    const next = Math.min(end, place + atOnce);
    refused.push(...(await job.work(batch, place, next)));
    place = next;
  } while (place < end && performance.now() < until);
  if (!(await repository.proceed(tx, job.id, { done: place, refused }))) throw new JobLost();
  return place;
}

/** Runs jobs in pieces, each a short transaction of its own; what a killed server had written stays, and can be undone. */
export function runJobs({ database, log }: Services): ListJobs {
  const stop = new AbortController();
  const running = new Map<string, Promise<void>>();

  async function run(job: BegunJob): Promise<void> {
    const { id, restaurantId } = job;
    let place = 0;
    while (place < job.total) {
      if (stop.signal.aborted) {
        await database.inRestaurant(restaurantId, (tx) => repository.interruptJob(tx, id));
        return;
      }
      const from = place;
      place = await database.inRestaurant(restaurantId, (tx) => doPiece(tx, job, from));
      await nextTurn();
    }
  }

  async function runSafely(job: BegunJob): Promise<void> {
    const { id, restaurantId } = job;
    try {
      await run(job);
    } catch (err) {
      log.error({ err, jobId: id }, 'A change of many entries ended early');
      if (err instanceof JobLost) return;
      try {
        await database.inRestaurant(restaurantId, (tx) => repository.failJob(tx, id, failed));
      } catch (error) {
        log.error({ err: error, jobId: id }, 'It is taken for abandoned after a while');
      }
    } finally {
      running.delete(id);
    }
  }

  return {
    start(job) {
      running.set(job.id, runSafely(job));
    },
    async get(restaurantId, id) {
      const find = () => database.readRestaurant(restaurantId, (tx) => repository.findJob(tx, id));
      let job = await find();
      if (job?.state === 'RUNNING' && !running.has(id)) {
        await database.besideRestaurant(restaurantId, (tx) => repository.endAbandoned(tx));
        job = await find();
      }
      if (job === null) throw new Problem('CM_NOT_FOUND');
      return job;
    },
    async close() {
      stop.abort();
      await Promise.all(running.values());
    },
  };
}
