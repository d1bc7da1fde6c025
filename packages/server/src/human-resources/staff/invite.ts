import type { StaffMember } from '@cardamom/api-types';
import { accountsIn } from '../../authentication/account-repository.ts';
import { oneTimeTokensIn } from '../../authentication/one-time-token-repository.ts';
import { digestOf, lifetime } from '../../authentication/tokens.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { LookupTransaction } from '../../database/database.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { Session } from '../../http/call.ts';
import { now } from '../../shared/clock.ts';
import { newSecret } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import type { Services } from '../../shared/services.ts';
import type { KnownMember } from './fields.ts';
import { invitationMail, type InvitationText } from './invitation-mail.ts';
import { setInvitation } from './repository.ts';
import { members } from './service.ts';

/** A link that is to be sent, once what it leads to is stored. */
export type NewLink = { readonly secret: string; readonly expiresAt: number; readonly isAccountNew: boolean };

/** Makes the link of an invitation, the only one of this account for this restaurant. */
export async function newLink(
  outside: LookupTransaction,
  accountId: string,
  restaurantId: string,
): Promise<NewLink> {
  const secret = newSecret();
  const expiresAt = now() + lifetime.invitation;
  const tokens = oneTimeTokensIn(outside);
  await tokens.forget('INVITATION', accountId, restaurantId);
  await tokens.add({ digest: digestOf(secret), purpose: 'INVITATION', accountId, restaurantId, expiresAt });
  return { secret, expiresAt, isAccountNew: !(await accountsIn(outside).isClaimed(accountId)) };
}

/** Who invites, and to what. */
export type Host = Pick<InvitationText, 'inviter' | 'restaurantName'>;

export async function hostOf(tx: RestaurantTransaction, staffId: string): Promise<Host> {
  const inviter = await tx
    .selectFrom('staff')
    .select(['name', 'last_name'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
  const { name } = await tx.selectFrom('restaurant').select('name').executeTakeFirstOrThrow();
  return { inviter: { name: inviter.name, lastName: inviter.last_name }, restaurantName: name };
}

/** Sends an invitation; the answer tells once what became of it, and the link itself where no mail server took it. */
export async function sendInvitation(
  { config, mailer }: Pick<Services, 'config' | 'mailer'>,
  member: KnownMember,
  { secret, isAccountNew }: NewLink,
  host: Host,
): Promise<StaffMember> {
  const link = `${config.publicUrl}/accept-invitation#${secret}`;
  const { email: to, name, invitation } = member;
  const delivery = await mailer.send(invitationMail({ to, name, link, isAccountNew, ...host }));
  return {
    ...member,
    invitation: invitation && { ...invitation, delivery, link: delivery === 'SENT' ? null : link },
  };
}

/** The account that is asked to work here; undefined where nobody waits for an invitation under this id. Throws HR_002. */
async function waiting(
  outside: LookupTransaction,
  restaurantId: string,
  id: string,
): Promise<string | undefined> {
  const row = await outside.db
    .selectFrom('staff')
    .select(['account_id', 'joined_at', 'is_active'])
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Problem('HR_002');
  return row.joined_at === null && row.is_active === 1 ? row.account_id : undefined;
}

/** Records who sent or took back an invitation; history tells it to nobody, since no field is changed by it. */
function record(
  tx: RestaurantTransaction,
  staffId: string,
  before: KnownMember,
  after: KnownMember,
): Promise<void> {
  return recordChange(tx, {
    staffId,
    entity: 'STAFF',
    entityId: after.id,
    action: 'UPDATED',
    before: { invitation: before.invitation },
    after: { invitation: after.invitation },
  });
}

/**
 * Invites somebody again, with another link; who has joined, or is switched off, is answered as they are. Throws HR_002.
 */
export async function inviteAgain(
  services: Services,
  { staffId, restaurantId }: Session,
  id: string,
): Promise<StaffMember> {
  const { member, link, host } = await services.database.beforeSignIn(async (outside) => {
    const accountId = await waiting(outside, restaurantId, id);
    const made = accountId === undefined ? null : await newLink(outside, accountId, restaurantId);
    const tx = await outside.enter(restaurantId);
    const before = await members.get(tx, id);
    if (made === null) return { member: before, link: null, host: null };
    await setInvitation(tx, id, { expiresAt: made.expiresAt, by: staffId });
    const after = await members.get(tx, id);
    await record(tx, staffId, before, after);
    return { member: after, link: made, host: await hostOf(tx, staffId) };
  });
  return link && host ? sendInvitation(services, member, link, host) : member;
}

/** Takes an invitation back: its link is worth nothing. Throws HR_002. */
export async function revokeInvitation(
  tx: RestaurantTransaction,
  staffId: string,
  id: string,
): Promise<KnownMember> {
  const before = await members.get(tx, id);
  if (before.invitation === null) return before;
  await setInvitation(tx, id, null);
  const after = await members.get(tx, id);
  await record(tx, staffId, before, after);
  return after;
}
