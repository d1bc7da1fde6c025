import { LRUCache } from 'lru-cache';
import { isOfStatesAlone, type ChangeFeed } from '../changes/feed.ts';
import { now } from '../shared/clock.ts';
import type { Representation } from '../shared/representation.ts';
import type { RenderedGuestPage } from '@cardamom/api-types';
import type { PageCard } from './card/cards.ts';
import { recall, type Memory } from './recall.ts';

export type CachedPage = {
  status: RenderedGuestPage['status'];
  representation: Representation;
  contentSecurityPolicy: string;
  /** The picture beside links to it, and where it lies; null where it has none. */
  card: (PageCard & { readonly path: string }) | null;
  /** When something on it changes by itself, in epoch ms; null when nothing will. */
  validUntil: number | null;
  /** The faces that it asks for. */
  faces: RenderedGuestPage['faces'];
};

export type PageCache = {
  /** The restaurant's page under this name, made when it is not there; concurrent requests share the making. */
  get(restaurantId: string, name: string, make: () => Promise<CachedPage>): Promise<CachedPage>;
  /** Whether a menu is, or ever was, the restaurant's; what it has is read once per change. */
  isOwnMenu(restaurantId: string, menuId: string, read: () => Promise<ReadonlySet<string>>): Promise<boolean>;
  close(): void;
};

/** Restaurants whose pages are kept; the least recently visited leave first. */
const mostRestaurants = 1000;

const isOver = ({ validUntil }: CachedPage) => validUntil !== null && now() >= validUntil;

/** Keeps rendered pages until their restaurant changes: none is stale while changes are heard of, or made twice for nothing. */
export function createPageCache(changes: ChangeFeed): PageCache {
  type Kept = {
    readonly pages: Map<string, Memory<CachedPage>>;
    readonly menuIds: Memory<ReadonlySet<string>>;
  };
  const restaurants = new LRUCache<string, Kept>({ max: mostRestaurants });
  // Dropping the whole map also drops a page that is being made from what was there before the change.
  const stops = [
    changes.onChange((restaurantId, notes) => {
      if (!notes.every(isOfStatesAlone)) restaurants.delete(restaurantId);
    }),
    changes.onMissed(() => restaurants.clear()),
  ];

  function keptOf(restaurantId: string): Kept {
    const known = restaurants.get(restaurantId);
    if (known) return known;
    const kept: Kept = { pages: new Map(), menuIds: {} };
    restaurants.set(restaurantId, kept);
    return kept;
  }

  return {
    async get(restaurantId, name, make) {
      const { pages } = keptOf(restaurantId);
      const memory = pages.get(name) ?? {};
      pages.set(name, memory);
      try {
        return await recall(memory, changes, make, isOver);
      } catch (error) {
        if (!memory.known) pages.delete(name);
        throw error;
      }
    },
    async isOwnMenu(restaurantId, menuId, read) {
      const { menuIds } = keptOf(restaurantId);
      return (await recall(menuIds, changes, read)).has(menuId);
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}
