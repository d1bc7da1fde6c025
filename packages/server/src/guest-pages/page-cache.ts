import type { ChangeFeed } from '../changes/feed.ts';
import { boundedCache } from '../shared/bounded-cache.ts';
import { now } from '../shared/clock.ts';
import type { Representation } from '../shared/representation.ts';

export type CachedPage = {
  status: 200 | 404;
  representation: Representation;
  contentSecurityPolicy: string;
  /** When something on it changes by itself, in epoch ms; null when nothing will. */
  validUntil: number | null;
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

/** Keeps rendered pages until their restaurant changes: pages are never stale, and never made twice for nothing. */
export function createPageCache(changes: ChangeFeed): PageCache {
  type Kept = { pages: Map<string, Promise<CachedPage>>; menuIds?: Promise<ReadonlySet<string>> };
  const restaurants = boundedCache<Kept>(mostRestaurants, () => 1);
  // Dropping the whole map also drops a page that is being made from what was there before the change.
  const stops = [
    changes.onChange((restaurantId) => restaurants.delete(restaurantId)),
    changes.onMissed(() => restaurants.clear()),
  ];

  function keptOf(restaurantId: string): Kept {
    const known = restaurants.get(restaurantId);
    if (known) return known;
    const kept: Kept = { pages: new Map() };
    restaurants.set(restaurantId, kept);
    return kept;
  }

  return {
    async get(restaurantId, name, make) {
      const { pages } = keptOf(restaurantId);
      const known = await pages.get(name);
      if (known && (known.validUntil === null || now() < known.validUntil)) return known;
      const making = make();
      pages.set(name, making);
      try {
        const page = await making;
        if (page.status !== 200) pages.delete(name);
        return page;
      } catch (error) {
        pages.delete(name);
        throw error;
      }
    },
    async isOwnMenu(restaurantId, menuId, read) {
      const kept = keptOf(restaurantId);
      kept.menuIds ??= read();
      try {
        return (await kept.menuIds).has(menuId);
      } catch (error) {
        kept.menuIds = undefined;
        throw error;
      }
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}
