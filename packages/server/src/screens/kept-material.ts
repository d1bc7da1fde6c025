import type { Screen } from '@cardamom/api-types';
import { LRUCache } from 'lru-cache';
import type { ChangeNote } from '../changes/feed.ts';
import type { Database } from '../database/database.ts';
import { recall, type Memory } from '../guest-pages/recall.ts';
import { now } from '../shared/clock.ts';
import { Problem } from '../shared/problem.ts';
import { findScreen } from './find-screen.ts';
import { readMaterial, type ScreenMaterial } from './material.ts';

/** Restaurants whose material is kept; the least recently asked leave first. */
const mostRestaurants = 100;

const isOver = ({ validUntil }: ScreenMaterial) => validUntil !== null && now() >= validUntil;

/** Whose the latest addresses are; they are short. */
const mostAddresses = 5000;

/** A screen with all that it is made of. */
type MadeScreen = { readonly screen: Screen; readonly material: ScreenMaterial };

/** What screens are made of, kept until it changes: a price that is changed is read once, however many screens ask. */
export type KeptMaterial = {
  of(restaurantId: string): Promise<ScreenMaterial>;
  /** The screen of an address; throws CM_NOT_FOUND where there is none, or none any more. */
  screenAt(code: string): Promise<MadeScreen>;
  close(): void;
};

/** How screens are is none of what they show. */
const changesScreens = ({ entity }: ChangeNote) => entity !== 'SCREEN_STATE';

/** Keeps it, and forgets it with each change of its restaurant. */
export function keptMaterial(database: Database): KeptMaterial {
  const { changes } = database;
  const kept = new LRUCache<string, Memory<ScreenMaterial>>({ max: mostRestaurants });
  const owners = new LRUCache<string, string>({ max: mostAddresses });
  const stops = [
    changes.onChange((restaurantId, notes) => {
      if (notes.some(changesScreens)) kept.delete(restaurantId);
      // It may be deleted, and its screens with it.
      if (notes.some(({ entity }) => entity === 'RESTAURANT')) owners.clear();
    }),
    changes.onMissed(() => {
      kept.clear();
      owners.clear();
    }),
  ];

  async function of(restaurantId: string): Promise<ScreenMaterial> {
    const memory = kept.get(restaurantId) ?? {};
    kept.set(restaurantId, memory);
    try {
      return await recall(memory, changes, () => database.readRestaurant(restaurantId, readMaterial), isOver);
    } catch (error) {
      if (!memory.known) kept.delete(restaurantId);
      throw error;
    }
  }

  async function screenOf(restaurantId: string, code: string): Promise<MadeScreen | undefined> {
    const material = await of(restaurantId);
    const screen = [...material.screens.values()].find((one) => one.code === code);
    return screen && { screen, material };
  }

  return {
    of,
    async screenAt(code) {
      const owner = owners.get(code);
      const known = owner === undefined ? undefined : await screenOf(owner, code);
      if (known) return known;
      const { restaurantId } = await findScreen(database, code);
      owners.set(code, restaurantId);
      const found = await screenOf(restaurantId, code);
      if (found) return found;
      // What is kept is of before it: another process made or paired it, and that was not heard of yet.
      kept.delete(restaurantId);
      const anew = await screenOf(restaurantId, code);
      if (anew === undefined) throw new Problem('CM_NOT_FOUND');
      return anew;
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}
