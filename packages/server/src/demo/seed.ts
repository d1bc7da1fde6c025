import { accountsIn } from '../authentication/account-repository.ts';
import { foundRestaurant, newWorkplace } from '../authentication/found-restaurant.ts';
import { restaurantsIn } from '../authentication/restaurant-repository.ts';
import type { Keys } from '../config/keys.ts';
import type { LookupTransaction } from '../database/database.ts';
import { openFileStore } from '../files/file-store.ts';
import type { Services } from '../shared/services.ts';
import { newId, newPin } from '../shared/ids.ts';
import { demoContent } from './content.ts';
import { fillDemoRestaurant } from './fill-restaurant.ts';
import { describeOwner, insertColleague } from './repository.ts';
import { storeDemoPictures } from './store-pictures.ts';

export type SeededDemo = { ownerEmail: string; restaurantUrl: string };

/** Accounts belong to no restaurant, so they are made before it is entered. */
async function addColleagueAccounts(outside: LookupTransaction, restaurantId: string, keys: Keys) {
  const colleagues = demoContent.staff
    .filter((person) => !person.isOwner)
    .map((person) => {
      const ids = { id: newId(), accountId: newId(), pinDigest: keys.pinDigest(restaurantId, newPin()) };
      return Object.assign(ids, person);
    });
  for (const { accountId: id, email } of colleagues)
    await accountsIn(outside).add({ id, email, passwordHash: null });
  return colleagues;
}

/**
 * Makes the demo restaurant in one transaction where the installation has no restaurant yet; returns null where it has
 * one. Nobody gets a password: its owner signs in by one-time link.
 */
export async function seedDemo({
  config,
  database,
  keys,
}: Pick<Services, 'config' | 'database' | 'keys'>): Promise<SeededDemo | null> {
  if (!(await database.lookUp((tx) => restaurantsIn(tx).isEmpty()))) return null;
  const owner = demoContent.staff.find((person) => person.isOwner);
  if (owner === undefined) throw new Error('The demo restaurant has no owner');
  const workplace = newWorkplace();
  const pictures = await storeDemoPictures(openFileStore(config.dataDir), workplace.restaurantId);
  const { name, restaurantType, currency, timeZone } = demoContent.restaurant;
  return database.beforeSignIn(async (outside) => {
    // Several processes may start on one empty database.
    await outside.alone();
    if (!(await restaurantsIn(outside).isEmpty())) return null;
    const colleagues = await addColleagueAccounts(outside, workplace.restaurantId, keys);
    const founding = {
      restaurantName: name,
      restaurantType,
      ownerName: owner.name,
      ownerLastName: owner.lastName,
      email: owner.email,
      passwordHash: null,
      defaultCurrency: currency,
      timeZone,
      isDemo: true,
    };
    const { tx, menuId, slug } = await foundRestaurant(outside, keys, founding, workplace);
    for (const colleague of colleagues) await insertColleague(tx, colleague);
    await describeOwner(tx, workplace.staffId, owner);
    await fillDemoRestaurant(tx, menuId, pictures);
    return { ownerEmail: owner.email, restaurantUrl: slug };
  });
}
