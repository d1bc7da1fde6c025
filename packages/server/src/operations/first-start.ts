import { makeSignInLink } from '../authentication/one-time-link.ts';
import { seedDemo } from '../demo/seed.ts';
import type { Services } from '../http/services.ts';
import { guestMenuPath } from '../shared/links.ts';

export type FirstStart = { readonly guestMenu: string; readonly signInLink: string | undefined };

/**
 * On an empty database creates the demo restaurant (product.md 9) and a one-time sign-in link for its owner;
 * answers undefined at any later start, or where SEED_DEMO=false.
 */
export async function seedOnFirstStart(services: Omit<Services, 'log'>): Promise<FirstStart | undefined> {
  const { config, database } = services;
  const demo = config.seedsDemo ? await seedDemo(services) : null;
  if (demo === null) return undefined;
  return {
    guestMenu: config.publicUrl + guestMenuPath(demo.restaurantUrl),
    signInLink: await makeSignInLink(database, config, demo.ownerEmail),
  };
}
