import { makeSignInLink } from '../authentication/one-time-link.ts';
import { restaurantsIn } from '../authentication/restaurant-repository.ts';
import { seedDemo } from '../demo/seed.ts';
import type { Services } from '../shared/services.ts';
import { guestMenuPath } from '../shared/links.ts';

export type DemoAtStart = {
  readonly guestMenu: string;
  /** At the first start only. */
  readonly signInLink: string | undefined;
};

/**
 * On an empty database creates the demo restaurant (docs/rules.md, Demo) and a one-time sign-in link for its owner, unless
 * SEED_DEMO=false; returns where the demo's guest menu is, undefined where there is no demo.
 */
export async function demoAtStart(
  services: Pick<Services, 'config' | 'keys' | 'database'>,
): Promise<DemoAtStart | undefined> {
  const { config, database } = services;
  const seeded = config.seedsDemo ? await seedDemo(services) : null;
  const restaurantUrl = seeded?.restaurantUrl ?? (await database.lookUp((tx) => restaurantsIn(tx).demoUrl()));
  if (restaurantUrl === undefined) return undefined;
  return {
    guestMenu: config.publicUrl + guestMenuPath(restaurantUrl),
    signInLink: seeded ? await makeSignInLink(database, config, seeded.ownerEmail) : undefined,
  };
}
