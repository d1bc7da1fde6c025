import { availableParallelism } from 'node:os';
import type { Socket } from 'node:net';
import { Problem } from '../shared/problem.ts';

/**
 * Pictures encoded at a time, each on one thread: a core stays free for whoever signs in or reads. Two of Node's four
 * worker threads at most, because passwords and files need them too.
 */
const atOnce = availableParallelism() > 2 ? 2 : 1;

/** Uploads of one restaurant, and in all, that are received or wait; each holds up to 2 MB. */
const mostOfOne = 6;
const mostInAll = 16;

/** Seconds in which a full queue has moved on. */
const retryAfterSeconds = 5;

type Begin = () => void;

let running = 0;
/** Who waits, by restaurant; the first one's turn is next. */
const waiting = new Map<string, Begin[]>();
const waitingBehindAll: Begin[] = [];
const inHand = new Map<string, number>();

/** Takes the next that waits: restaurants in rotation, then what nobody waits for. */
function takeNext(): Begin | undefined {
  const [first] = waiting;
  if (first === undefined) return waitingBehindAll.shift();
  const [restaurantId, lane] = first;
  const next = lane.shift();
  waiting.delete(restaurantId);
  if (lane.length > 0) waiting.set(restaurantId, lane);
  return next;
}

function leave(lane: Begin[], begin: Begin): boolean {
  const place = lane.indexOf(begin);
  if (place >= 0) lane.splice(place, 1);
  return place >= 0;
}

async function inTurn<T>(lane: () => Begin[], work: () => Promise<T>, client?: Socket): Promise<T> {
  if (client?.destroyed) throw new Problem('CM_BUSY', { retryAfterSeconds });
  if (running < atOnce) running += 1;
  else {
    await new Promise<void>((resolve, reject) => {
      const mine = lane();
      const begin: Begin = () => {
        client?.off('close', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        if (leave(mine, begin)) reject(new Problem('CM_BUSY', { retryAfterSeconds }));
      };
      client?.once('close', giveUp);
      mine.push(begin);
    });
  }
  try {
    return await work();
  } finally {
    const next = takeNext();
    if (next) next();
    else running -= 1;
  }
}

/**
 * Encodes when the restaurant's turn comes; restaurants take turns, so that many pictures of one do not keep the others
 * waiting. Throws CM_BUSY when the client hangs up before.
 */
export function encodeInTurn<T>(restaurantId: string, work: () => Promise<T>, client?: Socket): Promise<T> {
  const lane = (): Begin[] => {
    const known = waiting.get(restaurantId) ?? [];
    waiting.set(restaurantId, known);
    return known;
  };
  return inTurn(lane, work, client);
}

/** Encodes what nobody waits for: when no upload does. */
export function encodeBehindAll<T>(work: () => Promise<T>): Promise<T> {
  return inTurn(() => waitingBehindAll, work);
}

/** Receives and encodes an upload; throws CM_BUSY, before anything of it is read, when too many are in hand. */
export async function asUpload<T>(restaurantId: string, work: () => Promise<T>): Promise<T> {
  const own = inHand.get(restaurantId) ?? 0;
  const all = [...inHand.values()].reduce((sum, count) => sum + count, 0);
  if (own >= mostOfOne || all >= mostInAll) throw new Problem('CM_BUSY', { retryAfterSeconds });
  inHand.set(restaurantId, own + 1);
  try {
    return await work();
  } finally {
    const left = (inHand.get(restaurantId) ?? 1) - 1;
    if (left > 0) inHand.set(restaurantId, left);
    else inHand.delete(restaurantId);
  }
}
