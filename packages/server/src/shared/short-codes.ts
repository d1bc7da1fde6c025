import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { ShortCodeTarget } from '../database/schema/restaurants.ts';
import { now } from './clock.ts';
import { newShortCode } from './ids.ts';

/** What a code leads to, and the code that it has. */
type Coded = { readonly id: string; readonly shortCode: string };

/** Gives a restaurant, a menu or a table another code; the one it had stays the restaurant's, and leads to its page. */
export async function replaceShortCode(
  tx: RestaurantTransaction,
  kind: Exclude<ShortCodeTarget, 'RETIRED'>,
  { id, shortCode }: Coded,
): Promise<void> {
  await tx
    .updateTable('short_code')
    .set({ target_kind: 'RETIRED', target_id: shortCode })
    .where('code', '=', shortCode)
    .execute();
  await tx
    .insertInto('short_code', {
      code: newShortCode(),
      target_kind: kind,
      target_id: id,
      created_at: now(),
    })
    .execute();
}
