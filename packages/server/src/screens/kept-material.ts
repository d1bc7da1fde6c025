import { LRUCache } from 'lru-cache';
import type { ChangeNote } from '../changes/feed.ts';
import type { Database } from '../database/database.ts';
import { recall, type Memory } from '../guest-pages/recall.ts';
import { now } from '../shared/clock.ts';
import { readMaterial, type ScreenMaterial } from './material.ts';

/** Restaurants whose material is kept; the least recently asked leave first. */
const mostRestaurants = 100;

const isOver = ({ validUntil }: ScreenMaterial) => validUntil !== null && now() >= validUntil;

/** What screens are made of, kept until it changes: a price that is changed is read once, however many screens ask. */
export type KeptMaterial = {
  of(restaurantId: string): Promise<ScreenMaterial>;
  close(): void;
};

/** How screens are is none of what they show. */
const changesScreens = ({ entity }: ChangeNote) => entity !== 'SCREEN_STATE';

/** Keeps it, and forgets it with each change of its restaurant. */
export function keptMaterial(database: Database): KeptMaterial {
  const { changes } = database;
  const kept = new LRUCache<string, Memory<ScreenMaterial>>({ max: mostRestaurants });
  const stops = [
    changes.onChange((restaurantId, notes) => {
      if (notes.some(changesScreens)) kept.delete(restaurantId);
    }),
    changes.onMissed(() => kept.clear()),
  ];
  return {
    async of(restaurantId) {
      const memory = kept.get(restaurantId) ?? {};
      kept.set(restaurantId, memory);
      try {
        return await recall(
          memory,
          changes,
          () => database.readRestaurant(restaurantId, readMaterial),
          isOver,
        );
      } catch (error) {
        if (!memory.known) kept.delete(restaurantId);
        throw error;
      }
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}
