import type { Menu, RestaurantType } from '@cardamom/api-types';
import { recordChange } from '../changes/record-change.ts';
import type { Keys } from '../config/keys.ts';
import type { LookupTransaction } from '../database/database.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { newId, newPin } from '../shared/ids.ts';
import { accountsIn, type Workplace } from './account-repository.ts';
import { foundingOf, restaurantsIn } from './restaurant-repository.ts';
import { slugCandidates } from './slug.ts';

export type Founding = {
  readonly restaurantName: string;
  readonly restaurantType: RestaurantType;
  readonly ownerName: string;
  readonly ownerLastName: string;
  readonly email: string;
  /** Null where the owner signs in by one-time link first (demo). */
  readonly passwordHash: string | null;
  readonly defaultCurrency: string;
  readonly timeZone: string;
  readonly isDemo: boolean;
};

export type Founded = Workplace & {
  /** Goes on inside the new restaurant, in the same transaction. */
  readonly tx: RestaurantTransaction;
  readonly menuId: string;
  readonly slug: string;
};

/** What the first menu holds and when it is on, as history keeps it. */
const menuOfEverything = {
  description: '',
  includesAllCategories: true,
  sections: [],
  windows: [],
  startsOn: null,
  endsOn: null,
  outsideHours: 'HIDE',
  channels: ['QR', 'SCREENS'],
} satisfies Partial<Menu>;

/** The ids a restaurant, its owner and their account will have. */
export function newWorkplace(): Workplace {
  return { restaurantId: newId(), accountId: newId(), staffId: newId() };
}

/**
 * Creates the account, the restaurant, its owner with a generated PIN and the menu "All day", in the caller's
 * transaction. Registration and the demo both start here. The e-mail must be free, or the account of the
 * workplace.
 */
export async function foundRestaurant(
  outside: LookupTransaction,
  keys: Keys,
  founding: Founding,
  workplace: Workplace = newWorkplace(),
): Promise<Founded> {
  const ids = { ...workplace, menuId: newId() };
  const { email, passwordHash } = founding;
  const accounts = accountsIn(outside);
  if (!(await accounts.byId(ids.accountId))) await accounts.add({ id: ids.accountId, email, passwordHash });
  const candidates = slugCandidates(founding.restaurantName);
  const freeSlugs = await restaurantsIn(outside).freeSlugs(candidates);
  const tx = await outside.enter(ids.restaurantId);
  const rows = foundingOf(tx);
  const { restaurantName: name, restaurantType, defaultCurrency, timeZone, isDemo } = founding;
  await rows.addRestaurant({ name, restaurantType, defaultCurrency, timeZone, businessEmail: email, isDemo });
  const slug = await rows.takeSlug([...freeSlugs, ids.restaurantId]);
  const owner = { name: founding.ownerName, lastName: founding.ownerLastName, permissions: ['ALL'] as const };
  await rows.addOwner({
    ...owner,
    id: ids.staffId,
    accountId: ids.accountId,
    pinDigest: keys.pinDigest(ids.restaurantId, newPin()),
  });
  await rows.addMenuOfEverything(ids.menuId, 'All day');
  const created = { staffId: null, action: 'CREATED', before: null } as const;
  const { restaurantId, staffId, menuId } = ids;
  await recordChange(tx, {
    ...created,
    entity: 'RESTAURANT',
    entityId: restaurantId,
    after: { name, restaurantType, defaultCurrency, timeZone, restaurantUrl: slug },
  });
  await recordChange(tx, { ...created, entity: 'STAFF', entityId: staffId, after: owner });
  await recordChange(tx, {
    ...created,
    entity: 'MENU',
    entityId: menuId,
    after: { id: menuId, name: 'All day', isActive: true, version: 1, ...menuOfEverything },
  });
  return { ...ids, tx, slug };
}
