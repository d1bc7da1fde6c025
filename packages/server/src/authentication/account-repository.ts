import type { ExpressionBuilder, Selectable } from 'kysely';
import type { LookupTransaction } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { AccountTable } from '../database/schema/accounts.ts';
import { now } from '../shared/clock.ts';
import { emailKey } from '../shared/text.ts';

export type Account = {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly isActive: boolean;
};

function accountOf(
  row: Pick<Selectable<AccountTable>, 'id' | 'email' | 'password_hash' | 'is_active'>,
): Account {
  return { id: row.id, email: row.email, passwordHash: row.password_hash, isActive: row.is_active === 1 };
}

/** One workplace of an account: an active membership, consented to, in a restaurant that exists. */
export type Workplace = {
  readonly accountId: string;
  readonly restaurantId: string;
  readonly staffId: string;
};

/** Nobody's yet: invited somewhere, without a password and without having joined anywhere. */
function unclaimed(eb: ExpressionBuilder<Tables, 'account'>) {
  const joined = eb
    .selectFrom('staff')
    .select('staff.id')
    .whereRef('staff.account_id', '=', 'account.id')
    .where('staff.joined_at', 'is not', null);
  return eb.and([eb('password_hash', 'is', null), eb.not(eb.exists(joined))]);
}

/** Accounts and where they work, across restaurants. */
export function accountsIn(tx: LookupTransaction) {
  const accountRow = () => tx.db.selectFrom('account').select(['id', 'email', 'password_hash', 'is_active']);
  return {
    async byEmail(email: string): Promise<Account | undefined> {
      const row = await accountRow().where('email_key', '=', emailKey(email)).executeTakeFirst();
      return row && accountOf(row);
    },

    async byId(accountId: string): Promise<Account | undefined> {
      const row = await accountRow().where('id', '=', accountId).executeTakeFirst();
      return row && accountOf(row);
    },

    /** Breaks the unique index where somebody else has the e-mail. */
    async setEmail(accountId: string, email: string): Promise<void> {
      await tx.db
        .updateTable('account')
        .set({ email, email_key: emailKey(email), updated_at: now() })
        .where('id', '=', accountId)
        .execute();
    },

    async add(account: { id: string; email: string; passwordHash: string | null }): Promise<void> {
      await tx.db
        .insertInto('account')
        .values({
          id: account.id,
          email: account.email,
          email_key: emailKey(account.email),
          password_hash: account.passwordHash,
          is_active: 1,
          created_at: now(),
          updated_at: now(),
        })
        .execute();
    },

    /** Whether the account belongs, or is asked to belong, to the restaurant. */
    async isKnownIn(accountId: string, restaurantId: string): Promise<boolean> {
      const row = await tx.db
        .selectFrom('staff')
        .select('id')
        .where('account_id', '=', accountId)
        .where('restaurant_id', '=', restaurantId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Whether somebody made the account their own: by a password, or by working somewhere. */
    async isClaimed(accountId: string): Promise<boolean> {
      const row = await tx.db
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .where((eb) => eb.not(unclaimed(eb)))
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Makes an account that nobody claimed somebody's own; returns false, and changes nothing, for any other. */
    async claim(accountId: string, passwordHash: string): Promise<boolean> {
      const { numUpdatedRows } = await tx.db
        .updateTable('account')
        .set({ password_hash: passwordHash, updated_at: now() })
        .where('id', '=', accountId)
        .where('is_active', '=', 1)
        .where(unclaimed)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Gives the account its first, or another, password. */
    async setPassword(accountId: string, passwordHash: string): Promise<void> {
      await tx.db
        .updateTable('account')
        .set({ password_hash: passwordHash, updated_at: now() })
        .where('id', '=', accountId)
        .execute();
    },

    /** Where the account works, the restaurant of the latest sign-in first; empty when the account is disabled. */
    async workplaces(accountId: string): Promise<Workplace[]> {
      const rows = await tx.db
        .selectFrom('staff')
        .innerJoin('restaurant', 'restaurant.id', 'staff.restaurant_id')
        .innerJoin('account', 'account.id', 'staff.account_id')
        .select(['staff.restaurant_id', 'staff.id', 'staff.last_sign_in_at'])
        .where('staff.account_id', '=', accountId)
        .where('staff.is_active', '=', 1)
        .where('staff.deleted_at', 'is', null)
        .where('staff.joined_at', 'is not', null)
        .where('restaurant.deleted_at', 'is', null)
        .where('account.is_active', '=', 1)
        .orderBy('staff.created_at')
        .execute();
      return rows
        .toSorted((a, b) => (b.last_sign_in_at ?? 0) - (a.last_sign_in_at ?? 0))
        .map((row) => ({ accountId, restaurantId: row.restaurant_id, staffId: row.id }));
    },

    /** What somebody is called where they work. */
    async nameAt({ restaurantId, staffId }: Pick<Workplace, 'restaurantId' | 'staffId'>) {
      const { name, last_name: lastName } = await tx.db
        .selectFrom('staff')
        .select(['name', 'last_name'])
        .where('restaurant_id', '=', restaurantId)
        .where('id', '=', staffId)
        .executeTakeFirstOrThrow();
      return { name, lastName };
    },

    async noteSignIn({ restaurantId, staffId }: Workplace): Promise<void> {
      await tx.db
        .updateTable('staff')
        .set({ last_sign_in_at: now() })
        .where('restaurant_id', '=', restaurantId)
        .where('id', '=', staffId)
        .execute();
    },
  };
}
