import type { StaffInvitation } from '@cardamom/api-types';
import { fromJson, toJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { StaffTable } from '../../database/schema/restaurants.ts';
import { entityRows, sharedPart } from '../../entities/rows.ts';
import { imagesById } from '../../files/repository.ts';
import { instant, now } from '../../shared/clock.ts';
import { stored } from '../../shared/named-fields.ts';
import { nameKey } from '../../shared/text.ts';
import { wholeName, type KnownMember, type NewMember } from './fields.ts';

/** What stands in the place of a PIN's digest where somebody else has that PIN by now. */
const noPin = (staffId: string) => `none ${staffId}`;

function invitationOf(row: StaffTable): StaffInvitation | null {
  if (row.joined_at !== null) return null;
  const expiresAt = row.invitation_expires_at;
  const told = { delivery: null, link: null };
  if (expiresAt === null) return { state: 'REVOKED', expiresAt: null, ...told };
  return { state: expiresAt > now() ? 'PENDING' : 'EXPIRED', expiresAt: instant(expiresAt), ...told };
}

const phoneOf = ({ phone_prefix: prefix, phone_number: number }: StaffTable) =>
  prefix === null || number === null ? null : { prefix, number };

async function emailsOf(tx: RestaurantTransaction, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('staff')
    .innerJoin('account', 'account.id', 'staff.account_id')
    .select(['staff.id', 'account.email'])
    .where('staff.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** The people of the restaurant, found and ordered by their whole names. */
export const storedMembers = entityRows<StaffTable, KnownMember, NewMember>({
  table: 'staff',
  newColumns: { is_owner: 0, last_sign_in_at: null },
  columnsOf: (fields) => ({
    // An edit of one name writes both.
    name_key: stored(fields.name, (name) => nameKey(wholeName({ name, lastName: fields.lastName ?? '' }))),
    last_name: fields.lastName,
    position: fields.position,
    phone_prefix: fields.phone === undefined ? undefined : (fields.phone?.prefix ?? null),
    phone_number: fields.phone === undefined ? undefined : (fields.phone?.number ?? null),
    permissions: stored(fields.permissions, toJson),
    pin_digest: fields.pinDigest,
    default_language: fields.defaultLanguage,
    theme: fields.theme,
    image_id: fields.imageId,
    account_id: fields.accountId,
    joined_at: fields.joinedAt,
    invited_at: fields.invitedAt,
    invitation_expires_at: fields.invitationExpiresAt,
    invited_by: fields.invitedBy,
  }),
  async toEntities(tx, rows) {
    const images = await imagesById(
      tx,
      rows.map((row) => row.image_id),
    );
    const emails = await emailsOf(
      tx,
      rows.map((row) => row.id),
    );
    return rows.map((row) => ({
      ...sharedPart(row),
      lastName: row.last_name,
      position: row.position,
      email: emails.get(row.id) ?? '',
      phone: phoneOf(row),
      permissions: [...fromJson(row.permissions)],
      isOwner: row.is_owner === 1,
      hasPin: row.pin_digest !== noPin(row.id),
      defaultLanguage: row.default_language,
      theme: row.theme,
      picture: images.get(row.image_id ?? '') ?? null,
      invitation: invitationOf(row),
      lastSignInAt: row.last_sign_in_at === null ? null : instant(row.last_sign_in_at),
    }));
  },
});

/** Whether somebody who is there, other than this person, has the PIN. */
export async function isPinTaken(
  tx: RestaurantTransaction,
  pinDigest: string,
  besides: string | null,
): Promise<boolean> {
  const row = await tx
    .selectFrom('staff')
    .select('id')
    .where('pin_digest', '=', pinDigest)
    .where('deleted_at', 'is', null)
    .where('id', '<>', besides ?? '')
    .executeTakeFirst();
  return row !== undefined;
}

/** What a deleted person had that somebody may have by now; undefined where nobody is deleted under this id. */
export async function whatReturns(
  tx: RestaurantTransaction,
  id: string,
): Promise<{ accountId: string; pinDigest: string } | undefined> {
  const row = await tx
    .selectFrom('staff')
    .select(['account_id', 'pin_digest'])
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row && { accountId: row.account_id, pinDigest: row.pin_digest };
}

/** Whether the account works, or is asked to work, in the restaurant. */
export async function isMember(tx: RestaurantTransaction, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('staff')
    .select('id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Leaves the person without a PIN. */
export async function clearPin(tx: RestaurantTransaction, id: string): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ pin_digest: noPin(id) })
    .where('id', '=', id)
    .execute();
}

/** Ends every session the person has here. */
export async function endSessions(tx: RestaurantTransaction, id: string): Promise<void> {
  await tx.updateTable('staff').set({ sessions_since: now() }).where('id', '=', id).execute();
}

/** When an invitation runs out and whose it is; null takes it back. Leaves alone who has joined. */
export async function setInvitation(
  tx: RestaurantTransaction,
  id: string,
  invitation: { expiresAt: number; by: string } | null,
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({
      invitation_expires_at: invitation?.expiresAt ?? null,
      ...(invitation && { invited_at: now(), invited_by: invitation.by }),
    })
    .where('id', '=', id)
    .where('joined_at', 'is', null)
    .execute();
}
