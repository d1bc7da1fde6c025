import type { StaffProfile, StaffProfilePatch } from '@cardamom/api-types';
import { recordChange } from '../changes/record-change.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { Problem } from '../shared/problem.ts';
import { assertVersion } from '../shared/version.ts';
import { ownRecordsIn, type OwnRecord } from './own-record.ts';

/** History tells that a picture came or went, and does not keep the picture. */
const told = ({ picture, name, lastName, phone }: OwnRecord) => ({
  name,
  lastName,
  phone,
  hasPicture: picture !== null,
});

/** A profile with what the restaurant keeps of the person as it is in this transaction. */
async function profileIn(tx: RestaurantTransaction, profile: StaffProfile): Promise<StaffProfile> {
  const own = await ownRecordsIn(tx).find(profile.id);
  if (!own) throw new Problem('HR_002');
  return { ...profile, ...own };
}

async function changed(
  tx: RestaurantTransaction,
  before: StaffProfile,
  change: (records: ReturnType<typeof ownRecordsIn>) => Promise<void>,
): Promise<StaffProfile> {
  await change(ownRecordsIn(tx));
  const after = await profileIn(tx, before);
  await recordChange(tx, {
    staffId: before.id,
    entity: 'STAFF',
    entityId: before.id,
    action: 'UPDATED',
    before: told(before),
    after: told(after),
  });
  return after;
}

/** Changes the named version of one's own record; `profile` says what stands outside the restaurant. Throws CM_CONFLICT. */
export async function updateOwnRecord(
  tx: RestaurantTransaction,
  profile: StaffProfile,
  version: number,
  patch: StaffProfilePatch,
): Promise<StaffProfile> {
  const before = await profileIn(tx, profile);
  assertVersion(version, before);
  return changed(tx, before, (records) => records.update(before.id, version, patch));
}

/** Gives a person a picture that is stored, or (null) takes it away. */
export async function setOwnPicture(
  tx: RestaurantTransaction,
  profile: StaffProfile,
  imageId: string | null,
): Promise<StaffProfile> {
  const before = await profileIn(tx, profile);
  if (before.picture === null && imageId === null) return before;
  return changed(tx, before, (records) => records.setPicture(before.id, before.version, imageId));
}
