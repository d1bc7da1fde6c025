import type { Database } from '../database/database.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';

/** Rows removed in one transaction, so that nobody waits for more than milliseconds. */
const atOnce = 200;

async function oldestKept(tx: RestaurantTransaction, most: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('change')
    .select('id')
    .orderBy('id', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** What one action changed together is taken back together, so its oldest rows stay while its newest do. */
async function removeSome(tx: RestaurantTransaction, before: string): Promise<number> {
  const rows = await tx
    .selectFrom('change')
    .select('id')
    .where('id', '<', before)
    .where((eb) =>
      eb.or([
        eb('batch_id', 'is', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('change as newer')
              .select('newer.id')
              .where('newer.restaurant_id', '=', tx.restaurantId)
              .whereRef('newer.batch_id', '=', 'change.batch_id')
              .where('newer.id', '>=', before),
          ),
        ),
      ]),
    )
    .orderBy('id')
    .limit(atOnce)
    .execute();
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) await tx.deleteFrom('change').where('id', 'in', ids).execute();
  return ids.length;
}

/** Removes what is older than the restaurant's most recent changes, in small transactions; an undo is newer than what it takes back. */
export async function pruneHistory(
  database: Database,
  restaurantId: string,
  most: number,
  isClosing: () => boolean,
): Promise<void> {
  const before = await database.readRestaurant(restaurantId, (tx) => oldestKept(tx, most));
  if (before === undefined) return;
  let removed = atOnce;
  while (removed === atOnce && !isClosing())
    removed = await database.inRestaurant(restaurantId, (tx) => removeSome(tx, before));
}
