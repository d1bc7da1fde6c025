import type { RestaurantDeletion } from '@cardamom/api-types';
import { recordChange } from '../changes/record-change.ts';
import type { Session } from '../http/call.ts';
import type { Services } from '../shared/services.ts';
import { now } from '../shared/clock.ts';
import { Problem } from '../shared/problem.ts';
import { nameKey } from '../shared/text.ts';
import { accountsIn } from './account-repository.ts';
import { clearedCookies } from './cookies.ts';
import { isPassword } from './passwords.ts';
import { moveIn, type Issued } from './session.ts';
import { sessionsIn } from './session-repository.ts';
import { wrongPassword } from './wrong-password.ts';

/** What deleting a restaurant leaves of the session that did it. */
export type AfterDeletion = Pick<Issued, 'cookies'> & { readonly isSignedIn: boolean };

/**
 * Deletes the restaurant that its owner works in, once it is named; from then on nobody finds it, and housekeeping removes
 * what it holds. The session goes on in another restaurant of the account, or ends. Throws C_010 for anybody else,
 * CM_CHOICE for another name, C_006 for a wrong password of whoever has one.
 */
export async function deleteRestaurant(
  services: Pick<Services, 'config' | 'keys' | 'database'>,
  staff: Session,
  { name, password }: RestaurantDeletion,
): Promise<AfterDeletion> {
  const { database, config } = services;
  const { accountId, familyId, restaurantId, staffId } = staff;
  const found = await database.lookUp(async (tx) => ({
    account: await accountsIn(tx).byId(accountId),
    place: await tx.db
      .selectFrom('staff')
      .innerJoin('restaurant', 'restaurant.id', 'staff.restaurant_id')
      .select(['staff.is_owner', 'restaurant.name'])
      .where('staff.restaurant_id', '=', restaurantId)
      .where('staff.id', '=', staffId)
      .executeTakeFirstOrThrow(),
  }));
  if (found.place.is_owner !== 1) throw new Problem('C_010');
  if (nameKey(name) !== nameKey(found.place.name)) throw Problem.field('/name', 'CM_CHOICE');
  const hash = found.account?.passwordHash ?? null;
  if (hash !== null && !(await isPassword(password ?? '', hash))) throw wrongPassword();

  return database.beforeSignIn(async (tx) => {
    const places = await accountsIn(tx).workplaces(accountId);
    const next = places.find((place) => place.restaurantId !== restaurantId);
    const issued = next && (await moveIn(tx, services, staff, next));
    if (!issued) await sessionsIn(tx).revoke(familyId);
    const inside = await tx.enter(restaurantId);
    await inside
      .updateTable('restaurant')
      .set((eb) => ({ deleted_at: now(), updated_at: now(), version: eb('version', '+', 1) }))
      .where('deleted_at', 'is', null)
      .execute();
    await recordChange(inside, {
      staffId,
      entity: 'RESTAURANT',
      entityId: restaurantId,
      action: 'DELETED',
      before: { name: found.place.name },
      after: null,
    });
    return issued
      ? { cookies: issued.cookies, isSignedIn: true }
      : { cookies: clearedCookies(config), isSignedIn: false };
  });
}
