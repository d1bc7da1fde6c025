import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { now } from '../shared/clock.ts';
import { Problem } from '../shared/problem.ts';

const keptMs = 24 * 60 * 60 * 1000;

/** What can be repeated: no cookies, no secrets. */
export type RepeatableAnswer = {
  readonly status: number;
  readonly data?: unknown;
  readonly version?: number;
};

/**
 * Runs the work once per key and 24 h, in the caller's transaction: the same key and fingerprint answer what
 * was answered before. Throws C_003 when the key came with another request.
 */
export async function onceForKey<Result extends RepeatableAnswer>(
  tx: RestaurantTransaction,
  key: string,
  fingerprint: string,
  work: () => Promise<Result>,
): Promise<Result | RepeatableAnswer> {
  await tx
    .deleteFrom('idempotency_key')
    .where('created_at', '<', now() - keptMs)
    .execute();
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
    return JSON.parse(kept.answer ?? 'null') as RepeatableAnswer;
  }
  const answer = await work();
  const { status, data, version } = answer;
  await tx
    .updateTable('idempotency_key')
    .set({ status, answer: JSON.stringify({ status, data, version }) })
    .where('key', '=', key)
    .execute();
  return answer;
}
