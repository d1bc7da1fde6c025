import { foundRestaurant } from '../authentication/found-restaurant.ts';
import { makeSignInLink } from '../authentication/one-time-link.ts';
import { restaurantsIn } from '../authentication/restaurant-repository.ts';
import { demoContent } from '../demo/content.ts';
import { fillDemoRestaurant } from '../demo/fill-restaurant.ts';
import type { Services } from '../http/services.ts';

export type FirstStart = { readonly guestMenu: string; readonly signInLink: string | undefined };

/**
 * On an empty database creates the demo restaurant (product.md 9) and a one-time sign-in link for its owner;
 * answers undefined at any later start, or where SEED_DEMO=false.
 */
export async function seedOnFirstStart(services: Omit<Services, 'log'>): Promise<FirstStart | undefined> {
  const { config, database, keys } = services;
  const isEmpty = await database.lookUp((tx) => restaurantsIn(tx).isEmpty());
  if (!isEmpty || !config.seedsDemo) return undefined;
  const { restaurant } = demoContent;
  const { restaurantId, slug } = await database.beforeSignIn((tx) =>
    foundRestaurant(tx, keys, {
      restaurantName: restaurant.name,
      restaurantType: restaurant.restaurantType,
      ownerName: 'Demo',
      ownerLastName: 'Owner',
      email: restaurant.businessEmail,
      passwordHash: null,
      defaultCurrency: restaurant.currency,
      timeZone: restaurant.timeZone,
      isDemo: true,
    }),
  );
  await fillDemoRestaurant(services, restaurantId);
  return {
    guestMenu: `${config.publicUrl}/qr-menu/${slug}`,
    signInLink: await makeSignInLink(database, config, restaurant.businessEmail),
  };
}
