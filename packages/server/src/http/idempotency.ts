import { LRUCache } from 'lru-cache';
import { fromJson, toJson } from '../database/json-text.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { RepeatableAnswer } from '../database/schema/changes.ts';
import { now } from '../shared/clock.ts';
import { Problem } from '../shared/problem.ts';

const keptMs = 24 * 60 * 60 * 1000;

/** The latest keys of a restaurant that are kept; a repetition comes within seconds of its request. */
const mostKeys = 2000;

/** The longest answer that is kept, in characters: of thousand dishes saved at once, what became of them is not. */
const longestAnswer = 64 * 1024;

/** A restaurant's old keys are removed each time it has used this many. */
const usesBetweenRemovals = 100;

/** How often each restaurant has used a key; those that use them least are forgotten, and removed from at their next use. */
const uses = new LRUCache<string, number>({ max: 10_000 });

const doneBefore = 'This was done already. Load the page again to see what became of it.';

/** Removes keys whose time is over and all but the latest, at the first and at every hundredth use; both follow an index. */
async function removeOldKeys(tx: RestaurantTransaction): Promise<void> {
  const used = uses.get(tx.restaurantId) ?? 0;
  uses.set(tx.restaurantId, used + 1);
  if (used % usesBetweenRemovals !== 0) return;
  const latest = await tx
    .selectFrom('idempotency_key')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(mostKeys - usesBetweenRemovals - 1)
    .limit(1)
    .executeTakeFirst();
  const before = Math.max(now() - keptMs, latest?.created_at ?? 0);
  await tx.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
}

/**
 * Runs the work once per key and 24 h, in the caller's transaction: the same key and fingerprint answer what
 * was answered before. Throws C_003 when the key came with another request, and when what was answered is not kept.
 */
export async function onceForKey<Result extends RepeatableAnswer>(
  tx: RestaurantTransaction,
  key: string,
  fingerprint: string,
  work: () => Promise<Result>,
): Promise<Result | RepeatableAnswer> {
  await removeOldKeys(tx);
  // Two requests at once: the second waits here for the first one's commit and then finds its row.
  const claimed = await tx
    .insertInto('idempotency_key', { key, fingerprint, status: null, answer: null, created_at: now() })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    const kept = await tx
      .selectFrom('idempotency_key')
      .select(['fingerprint', 'answer'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (kept.fingerprint !== fingerprint) throw new Problem('C_003');
    if (kept.answer === null) throw new Problem('C_003', { message: doneBefore });
    return fromJson(kept.answer);
  }
  const answer = await work();
  const { status, data, version } = answer;
  const kept = toJson<RepeatableAnswer>({ status, data, version });
  await tx
    .updateTable('idempotency_key')
    .set({ status, answer: kept.length > longestAnswer ? null : kept })
    .where('key', '=', key)
    .execute();
  return answer;
}
