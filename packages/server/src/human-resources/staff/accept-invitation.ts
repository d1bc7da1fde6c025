import type { Invitation, InvitationAcceptance } from '@cardamom/api-types';
import { accountsIn } from '../../authentication/account-repository.ts';
import type { DeviceName } from '../../authentication/device-name.ts';
import { oneTimeTokensIn } from '../../authentication/one-time-token-repository.ts';
import { brokenPasswordRule, hashPassword, isPassword } from '../../authentication/passwords.ts';
import { startSession, type Issued } from '../../authentication/session.ts';
import { digestOf } from '../../authentication/tokens.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { LookupTransaction } from '../../database/database.ts';
import type { Session } from '../../http/call.ts';
import { now } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import type { Services } from '../../shared/services.ts';
import { wholeName } from './fields.ts';

/** An invitation that can be accepted now, as its link finds it. */
async function openInvitation(outside: LookupTransaction, token: string) {
  const row = await outside.db
    .selectFrom('one_time_token as token')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.restaurant_id', '=', 'token.restaurant_id')
        .onRef('staff.account_id', '=', 'token.account_id'),
    )
    .innerJoin('account', 'account.id', 'token.account_id')
    .innerJoin('restaurant', 'restaurant.id', 'token.restaurant_id')
    .select(['staff.id', 'staff.name', 'staff.restaurant_id', 'staff.invited_by', 'staff.account_id'])
    .select(['account.email', 'account.password_hash', 'restaurant.name as restaurant_name'])
    .where('token.digest', '=', digestOf(token))
    .where('token.purpose', '=', 'INVITATION')
    .where('token.used_at', 'is', null)
    .where('token.expires_at', '>', now())
    .where('staff.joined_at', 'is', null)
    .where('staff.invitation_expires_at', '>', now())
    .where('staff.is_active', '=', 1)
    .where('staff.deleted_at', 'is', null)
    .where('account.is_active', '=', 1)
    .where('restaurant.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Problem('C_009');
  return { ...row, isAccountNew: !(await accountsIn(outside).isClaimed(row.account_id)) };
}

async function inviterOf(
  outside: LookupTransaction,
  restaurantId: string,
  staffId: string | null,
): Promise<string | null> {
  if (staffId === null) return null;
  const row = await outside.db
    .selectFrom('staff')
    .select(['name', 'last_name'])
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', staffId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? wholeName({ name: row.name, lastName: row.last_name }) : null;
}

/** What the link is about, without spending it. Throws C_009 for one that is unknown, spent, taken back or too old. */
export function readInvitation(
  { database }: Pick<Services, 'database'>,
  session: Session | undefined,
  token: string,
): Promise<Invitation> {
  return database.lookUp(async (outside) => {
    const open = await openInvitation(outside, token);
    return {
      restaurantName: open.restaurant_name,
      invitedBy: await inviterOf(outside, open.restaurant_id, open.invited_by),
      name: open.name,
      email: open.email,
      isAccountNew: open.isAccountNew,
      isSignedIn: session?.accountId === open.account_id,
    };
  });
}

type Open = Awaited<ReturnType<typeof openInvitation>>;

/**
 * The hash that a new account gets; null for an account that exists, whose own password, or session, is the consent. Throws
 * CM_REQUIRED, the password rules, and C_006 for another password than the account's.
 */
async function consent(
  open: Open,
  session: Session | undefined,
  password: string | undefined,
): Promise<string | null> {
  if (!open.isAccountNew && session?.accountId === open.account_id) return null;
  if (password === undefined) throw Problem.field('/password', 'CM_REQUIRED');
  if (!open.isAccountNew) {
    if (!(await isPassword(password, open.password_hash))) throw Problem.field('/password', 'C_006');
    return null;
  }
  const rule = brokenPasswordRule(password);
  if (rule) throw Problem.field('/password', rule);
  return hashPassword(password);
}

/** Joins the restaurant and signs in there; the link is spent. Throws C_009 and what consent needs. */
export async function acceptInvitation(
  services: Services,
  session: Session | undefined,
  { token, password }: InvitationAcceptance,
  device: DeviceName,
): Promise<Issued> {
  const { database } = services;
  const asked = await database.lookUp((outside) => openInvitation(outside, token));
  const newHash = await consent(asked, session, password);
  return database.beforeSignIn(async (outside) => {
    const open = await openInvitation(outside, token);
    // Whose account it is was settled on what stood there before the password was hashed.
    if (open.isAccountNew !== asked.isAccountNew || open.password_hash !== asked.password_hash)
      throw new Problem('C_009');
    if (!(await oneTimeTokensIn(outside).spend(digestOf(token), 'INVITATION'))) throw new Problem('C_009');
    if (newHash !== null) await accountsIn(outside).setPassword(open.account_id, newHash);
    const place = { accountId: open.account_id, restaurantId: open.restaurant_id, staffId: open.id };
    const issued = await startSession(outside, services, place, device);
    const tx = await outside.enter(place.restaurantId);
    await tx
      .updateTable('staff')
      .set({ joined_at: now(), invitation_expires_at: null })
      .where('id', '=', place.staffId)
      .execute();
    await recordChange(tx, {
      staffId: place.staffId,
      entity: 'STAFF',
      entityId: place.staffId,
      action: 'UPDATED',
      before: { hasJoined: false },
      after: { hasJoined: true },
    });
    return issued;
  });
}
