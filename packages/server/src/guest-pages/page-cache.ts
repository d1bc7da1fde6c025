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
  close(): void;
};

/** Restaurants whose pages are kept; the least recently visited leave first. */
const mostRestaurants = 1000;

/** Keeps rendered pages until their restaurant changes: pages are never stale, and never made twice for nothing. */
export function createPageCache(changes: ChangeFeed): PageCache {
  const restaurants = boundedCache<Map<string, Promise<CachedPage>>>(mostRestaurants, () => 1);
  // Dropping the whole map also drops a page that is being made from what was there before the change.
  const stops = [
    changes.onChange((restaurantId) => restaurants.delete(restaurantId)),
    changes.onMissed(() => restaurants.clear()),
  ];

  function pagesOf(restaurantId: string): Map<string, Promise<CachedPage>> {
    const known = restaurants.get(restaurantId);
    if (known) return known;
    const pages = new Map<string, Promise<CachedPage>>();
    restaurants.set(restaurantId, pages);
    return pages;
  }

  return {
    async get(restaurantId, name, make) {
      const pages = pagesOf(restaurantId);
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
    close() {
      for (const stop of stops) stop();
    },
  };
}
