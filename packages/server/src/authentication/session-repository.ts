import type { LookupTransaction } from '../database/database.ts';
import { fromJson } from '../database/json-text.ts';
import type { Session } from '../http/call.ts';
import { now } from '../shared/clock.ts';
import { newId } from '../shared/ids.ts';
import type { Workplace } from './account-repository.ts';
import { lifetime, type AccessClaims } from './tokens.ts';

export type RefreshToken = {
  readonly familyId: string;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  readonly familyExpiresAt: number;
  readonly isRevoked: boolean;
  readonly workplace: Workplace;
};

/** Session families and their refresh tokens, by digest. */
export function sessionsIn(tx: LookupTransaction) {
  return {
    /** Starts a family and forgets the account's ended ones; returns its id and end. */
    async start(workplace: Workplace): Promise<{ familyId: string; expiresAt: number }> {
      await tx.db
        .deleteFrom('session_family')
        .where('account_id', '=', workplace.accountId)
        .where('expires_at', '<', now())
        .execute();
      const familyId = newId();
      const expiresAt = now() + lifetime.refreshAbsolute;
      await tx.db
        .insertInto('session_family')
        .values({
          id: familyId,
          account_id: workplace.accountId,
          restaurant_id: workplace.restaurantId,
          staff_id: workplace.staffId,
          created_at: now(),
          expires_at: expiresAt,
          revoked_at: null,
        })
        .execute();
      return { familyId, expiresAt };
    },

    async addRefreshToken(digest: string, familyId: string, familyExpiresAt: number): Promise<void> {
      const expiresAt = Math.min(now() + lifetime.refreshIdle, familyExpiresAt);
      await tx.db
        .insertInto('refresh_token')
        .values({ digest, family_id: familyId, created_at: now(), expires_at: expiresAt, used_at: null })
        .execute();
    },

    async refreshToken(digest: string): Promise<RefreshToken | undefined> {
      const row = await tx.db
        .selectFrom('refresh_token')
        .innerJoin('session_family as family', 'family.id', 'refresh_token.family_id')
        .select(['refresh_token.family_id', 'refresh_token.expires_at', 'refresh_token.used_at'])
        .select(['family.expires_at as family_expires_at', 'family.revoked_at', 'family.account_id'])
        .select(['family.restaurant_id', 'family.staff_id'])
        .where('refresh_token.digest', '=', digest)
        .executeTakeFirst();
      return (
        row && {
          familyId: row.family_id,
          expiresAt: row.expires_at,
          usedAt: row.used_at,
          familyExpiresAt: row.family_expires_at,
          isRevoked: row.revoked_at !== null,
          workplace: { accountId: row.account_id, restaurantId: row.restaurant_id, staffId: row.staff_id },
        }
      );
    },

    /** Whether the family holds a refresh token that has not expired. */
    async mayBeRenewed(familyId: string): Promise<boolean> {
      const row = await tx.db
        .selectFrom('refresh_token')
        .select('digest')
        .where('family_id', '=', familyId)
        .where('expires_at', '>', now())
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Notes the first use; a parallel tab's second use leaves it as it is. */
    async markUsed(digest: string): Promise<void> {
      await tx.db
        .updateTable('refresh_token')
        .set({ used_at: now() })
        .where('digest', '=', digest)
        .where('used_at', 'is', null)
        .execute();
    },

    async revoke(familyId: string): Promise<void> {
      await tx.db
        .updateTable('session_family')
        .set({ revoked_at: now() })
        .where('id', '=', familyId)
        .where('revoked_at', 'is', null)
        .execute();
    },

    async moveTo(familyId: string, workplace: Workplace): Promise<void> {
      await tx.db
        .updateTable('session_family')
        .set({ restaurant_id: workplace.restaurantId, staff_id: workplace.staffId })
        .where('id', '=', familyId)
        .execute();
    },

    /** The session behind an access token as it stands now: permissions of this moment, nothing for the deactivated. */
    async session({
      familyId,
      restaurantId,
      staffId,
    }: AccessClaims): Promise<(Session & { readonly isRestaurantGone: boolean }) | undefined> {
      const row = await tx.db
        .selectFrom('session_family as family')
        .innerJoin('staff', 'staff.account_id', 'family.account_id')
        .innerJoin('account', 'account.id', 'family.account_id')
        .innerJoin('restaurant', 'restaurant.id', 'staff.restaurant_id')
        .select(['family.account_id', 'staff.permissions', 'restaurant.deleted_at as restaurant_deleted_at'])
        .where('family.id', '=', familyId)
        .where('family.revoked_at', 'is', null)
        .where('family.expires_at', '>', now())
        .where('staff.restaurant_id', '=', restaurantId)
        .where('staff.id', '=', staffId)
        .where('staff.is_active', '=', 1)
        .where('staff.deleted_at', 'is', null)
        .where('account.is_active', '=', 1)
        .executeTakeFirst();
      return (
        row && {
          familyId,
          accountId: row.account_id,
          staffId,
          restaurantId,
          permissions: fromJson(row.permissions),
          isRestaurantGone: row.restaurant_deleted_at !== null,
        }
      );
    },
  };
}
