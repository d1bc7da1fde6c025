import type { LookupTransaction } from '../database/database.ts';
import type { OneTimePurpose } from '../database/schema/accounts.ts';
import { now } from '../shared/clock.ts';

/** One-time tokens, by digest. */
export function oneTimeTokensIn(tx: LookupTransaction) {
  return {
    /** Keeps a new token and forgets those that have run out. */
    async add(token: {
      digest: string;
      purpose: OneTimePurpose;
      accountId: string;
      restaurantId: string;
      expiresAt: number;
    }): Promise<void> {
      await tx.db.deleteFrom('one_time_token').where('expires_at', '<', now()).execute();
      await tx.db
        .insertInto('one_time_token')
        .values({
          digest: token.digest,
          purpose: token.purpose,
          account_id: token.accountId,
          restaurant_id: token.restaurantId,
          created_at: now(),
          expires_at: token.expiresAt,
          used_at: null,
        })
        .execute();
    },

    /** Makes every link for this purpose, for this account in this restaurant, worth nothing. */
    async forget(purpose: OneTimePurpose, accountId: string, restaurantId: string): Promise<void> {
      await tx.db
        .deleteFrom('one_time_token')
        .where('purpose', '=', purpose)
        .where('account_id', '=', accountId)
        .where('restaurant_id', '=', restaurantId)
        .execute();
    },

    /** Takes the token if it is there, unspent and in time; one statement, so that only one of two wins. */
    async spend(
      digest: string,
      purpose: OneTimePurpose,
    ): Promise<{ accountId: string; restaurantId: string } | undefined> {
      const row = await tx.db
        .updateTable('one_time_token')
        .set({ used_at: now() })
        .where('digest', '=', digest)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now())
        .returning(['account_id', 'restaurant_id'])
        .executeTakeFirst();
      return row && { accountId: row.account_id, restaurantId: row.restaurant_id };
    },
  };
}
