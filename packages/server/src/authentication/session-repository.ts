import { sql } from 'kysely';
import type { LookupTransaction } from '../database/database.ts';
import type { Flag } from '../database/schema/columns.ts';
import { fromJson } from '../database/json-text.ts';
import type { Session } from '../http/call.ts';
import { now } from '../shared/clock.ts';
import { newId } from '../shared/ids.ts';
import type { Workplace } from './account-repository.ts';
import type { DeviceName } from './device-name.ts';
import { lifetime, type AccessClaims } from './tokens.ts';

/** Why a session ended that nobody ended: its restaurant or its person is gone, or somebody switched the account off. */
export type Refusal = 'C_001' | 'C_007' | 'C_008';

const standing = [
  'account.is_active as is_account_active',
  'staff.is_active as is_staff_active',
  'staff.deleted_at as staff_deleted_at',
  'restaurant.deleted_at as restaurant_deleted_at',
] as const;

function refusalOf(row: {
  readonly is_account_active: Flag;
  readonly is_staff_active: Flag;
  readonly staff_deleted_at: number | null;
  readonly restaurant_deleted_at: number | null;
}): Refusal | undefined {
  if (row.restaurant_deleted_at !== null) return 'C_001';
  if (row.staff_deleted_at !== null) return 'C_008';
  return row.is_account_active === 1 && row.is_staff_active === 1 ? undefined : 'C_007';
}

export type RefreshToken = {
  readonly familyId: string;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  readonly familyExpiresAt: number;
  readonly isRevoked: boolean;
  readonly refusal: Refusal | undefined;
  readonly workplace: Workplace;
};

/** 1 where the session came to the restaurant after the person was last switched off or deleted there. */
const cameSince = sql<number>`case when family.created_at > staff.sessions_since
  or family.entered_at > staff.sessions_since then 1 else 0 end`;

export type StoredSession = {
  readonly familyId: string;
  readonly device: DeviceName;
  readonly restaurant: { readonly id: string; readonly name: string };
  readonly createdAt: number;
  readonly lastSeenAt: number;
};

/** Session families and their refresh tokens, by digest. */
export function sessionsIn(tx: LookupTransaction) {
  return {
    /** Starts a family and forgets the account's ended ones; returns its id and end. */
    async start(workplace: Workplace, device: DeviceName): Promise<{ familyId: string; expiresAt: number }> {
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
          browser: device.browser,
          system: device.system,
          last_seen_at: now(),
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
        .innerJoin('account', 'account.id', 'family.account_id')
        .innerJoin('restaurant', 'restaurant.id', 'family.restaurant_id')
        .innerJoin('staff', (join) =>
          join
            .onRef('staff.restaurant_id', '=', 'family.restaurant_id')
            .onRef('staff.id', '=', 'family.staff_id'),
        )
        .select(['refresh_token.family_id', 'refresh_token.expires_at', 'refresh_token.used_at'])
        .select(['family.expires_at as family_expires_at', 'family.revoked_at', 'family.account_id'])
        .select(['family.restaurant_id', 'family.staff_id'])
        .select(standing)
        .select(cameSince.as('came_since'))
        .where('refresh_token.digest', '=', digest)
        .executeTakeFirst();
      return (
        row && {
          familyId: row.family_id,
          expiresAt: row.expires_at,
          usedAt: row.used_at,
          familyExpiresAt: row.family_expires_at,
          isRevoked: row.revoked_at !== null || row.came_since !== 1,
          refusal: refusalOf(row),
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

    async noteSeen(familyId: string): Promise<void> {
      await tx.db
        .updateTable('session_family')
        .set({ last_seen_at: now() })
        .where('id', '=', familyId)
        .execute();
    },

    /** Ends every session of an account, but for one that may stay. */
    async revokeAll(accountId: string, exceptFamilyId?: string): Promise<void> {
      await tx.db
        .updateTable('session_family')
        .set({ revoked_at: now() })
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .$if(exceptFamilyId !== undefined, (query) => query.where('id', '!=', exceptFamilyId ?? ''))
        .execute();
    },

    /** Ends one session, where it is this account's. */
    async revokeOwn(accountId: string, familyId: string): Promise<void> {
      await tx.db
        .updateTable('session_family')
        .set({ revoked_at: now() })
        .where('id', '=', familyId)
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .execute();
    },

    /** The sessions of an account that could still be renewed, those seen last first. */
    async ofAccount(accountId: string): Promise<StoredSession[]> {
      const rows = await tx.db
        .selectFrom('session_family as family')
        .innerJoin('restaurant', 'restaurant.id', 'family.restaurant_id')
        .innerJoin('staff', (join) =>
          join
            .onRef('staff.restaurant_id', '=', 'family.restaurant_id')
            .onRef('staff.id', '=', 'family.staff_id'),
        )
        .select(['family.id', 'family.browser', 'family.system', 'family.created_at', 'family.last_seen_at'])
        .select(['family.restaurant_id', 'restaurant.name as restaurant_name'])
        .where('family.account_id', '=', accountId)
        .where('family.revoked_at', 'is', null)
        .where('family.expires_at', '>', now())
        .where(cameSince, '=', 1)
        .execute();
      return rows
        .map((row) => ({
          familyId: row.id,
          device: { browser: row.browser, system: row.system },
          restaurant: { id: row.restaurant_id, name: row.restaurant_name },
          createdAt: row.created_at,
          lastSeenAt: row.last_seen_at ?? row.created_at,
        }))
        .filter(({ lastSeenAt }) => lastSeenAt + lifetime.refreshIdle > now())
        .toSorted((a, b) => b.lastSeenAt - a.lastSeenAt);
    },

    async moveTo(familyId: string, workplace: Workplace): Promise<void> {
      await tx.db
        .updateTable('session_family')
        .set({ restaurant_id: workplace.restaurantId, staff_id: workplace.staffId, entered_at: now() })
        .where('id', '=', familyId)
        .execute();
    },

    /** The session behind an access token as it stands now: permissions of this moment, or why there is none any more. */
    async session({
      familyId,
      restaurantId,
      staffId,
    }: AccessClaims): Promise<Session | { readonly refusal: Refusal } | undefined> {
      const row = await tx.db
        .selectFrom('session_family as family')
        .innerJoin('staff', 'staff.account_id', 'family.account_id')
        .innerJoin('account', 'account.id', 'family.account_id')
        .innerJoin('restaurant', 'restaurant.id', 'staff.restaurant_id')
        .select(['family.account_id', 'family.revoked_at', 'family.expires_at', 'staff.permissions'])
        .select(standing)
        .select(['staff.joined_at', cameSince.as('came_since')])
        .where('family.id', '=', familyId)
        .where('staff.restaurant_id', '=', restaurantId)
        .where('staff.id', '=', staffId)
        .executeTakeFirst();
      if (!row) return undefined;
      const refusal = refusalOf(row);
      if (refusal) return { refusal };
      const isOver = row.revoked_at !== null || row.expires_at <= now();
      if (isOver || row.came_since !== 1 || row.joined_at === null) return undefined;
      const permissions = fromJson(row.permissions);
      return { familyId, accountId: row.account_id, staffId, restaurantId, permissions };
    },
  };
}
