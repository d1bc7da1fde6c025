import type { StaffProfile } from '@cardamom/api-types';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../shared/problem.ts';
import { profileIn, staffOf, type Preferences } from './staff-repository.ts';

type Person = { readonly restaurantId: string; readonly staffId: string };

/** The person with their permissions, in the restaurant they are working in. Throws HR_002 when they are gone. */
export async function profileOf(
  database: Database,
  { restaurantId, staffId }: Person,
): Promise<StaffProfile> {
  const profile = await database.lookUp((tx) => profileIn(tx, restaurantId, staffId));
  if (!profile) throw new Problem('HR_002');
  return profile;
}

/** Saves language and theme; they are the person's own and do not collide with edits of the staff record. */
export async function savePreferences(
  database: Database,
  { restaurantId, staffId }: Person,
  preferences: Preferences,
): Promise<void> {
  await database.inRestaurant(restaurantId, async (tx) => {
    const staff = staffOf(tx);
    const before = await staff.preferences(staffId);
    if (!before) throw new Problem('HR_002');
    await staff.savePreferences(staffId, preferences);
    await recordChange(tx, {
      staffId,
      entity: 'STAFF',
      entityId: staffId,
      action: 'UPDATED',
      before,
      after: preferences,
    });
  });
}
