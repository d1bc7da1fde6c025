import type { LookupTransaction } from '../database/database.ts';
import type { OneTimePurpose } from '../database/schema/accounts.ts';
import { now } from '../shared/clock.ts';

export type SpentToken = {
  readonly accountId: string;
  readonly restaurantId: string;
  readonly email: string | null;
};

/** One-time tokens, by digest. */
export function oneTimeTokensIn(tx: LookupTransaction) {
  async function voidOf(accountId: string, ...purposes: readonly OneTimePurpose[]): Promise<void> {
    await tx.db
      .updateTable('one_time_token')
      .set({ used_at: now() })
      .where('account_id', '=', accountId)
      .where('purpose', 'in', purposes)
      .where('used_at', 'is', null)
      .execute();
  }

  return {
    /** Keeps a new token and forgets those that have run out. */
    async add(token: {
      digest: string;
      purpose: OneTimePurpose;
      accountId: string;
      restaurantId: string;
      expiresAt: number;
      email?: string;
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
          email: token.email ?? null,
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
    async spend(digest: string, purpose: OneTimePurpose): Promise<SpentToken | undefined> {
      const row = await tx.db
        .updateTable('one_time_token')
        .set({ used_at: now() })
        .where('digest', '=', digest)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now())
        .returning(['account_id', 'restaurant_id', 'email'])
        .executeTakeFirst();
      return row && { accountId: row.account_id, restaurantId: row.restaurant_id, email: row.email };
    },

    /** Whether the token could be spent now. */
    async isGood(digest: string, purpose: OneTimePurpose): Promise<boolean> {
      const row = await tx.db
        .selectFrom('one_time_token')
        .select('digest')
        .where('digest', '=', digest)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row !== undefined;
    },

    /** When the tokens that the account still holds for this were made, spent ones too; the latest first. */
    async madeAt(accountId: string, purpose: OneTimePurpose): Promise<number[]> {
      const rows = await tx.db
        .selectFrom('one_time_token')
        .select('created_at')
        .where('account_id', '=', accountId)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now())
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map((row) => row.created_at);
    },

    /** Makes the links worthless that an account holds for these. */
    voidOf,

    /** Makes links worthless that were sent before the account's password or e-mail changed; invitations stand. */
    voidAll: (accountId: string) => voidOf(accountId, 'SIGN_IN', 'RESET', 'EMAIL'),
  };
}
