import type { GuestPageContent } from '@cardamom/api-types';
import { LRUCache } from 'lru-cache';
import { isOfStatesAlone, type ChangeFeed } from '../changes/feed.ts';
import { now } from '../shared/clock.ts';
import { dishContent, hasDish, type ReadContent } from './make-page.ts';
import type { CachedPage } from './page-cache.ts';
import { recall, type Memory } from './recall.ts';

/** Restaurants whose content is kept for pages that are made as they are asked for. */
const mostRestaurants = 20;
/** Bytes of pages that are kept beside the content they were made of: those of a restaurant's tables, mostly. */
const mostPageBytes = 1_000_000;
/** Bytes of its dishes' own pages, about 30 KB each; they push out no menu. */
const mostDishBytes = 500_000;
/** Who may wait for a page of their own, in all and of one network. */
const mostWaiting = 60;
const mostWaitingOfNetwork = 20;

/** A restaurant's own page, or a menu of it. */
type Place = {
  readonly restaurantId: string;
  /** Empty for the restaurant's own page. */
  readonly menuId: string;
};

/** A page as somebody asked for it. */
export type AskedPage = Place & {
  /** As `GuestQueryOf` writes it; empty for a dish that is read as everybody reads it. */
  readonly query: string;
  /** A dish by itself, on that menu. */
  readonly itemId?: string;
  /** Where they ask from (`networkOf`). */
  readonly network: string;
};

export type AskedPages = {
  /** What the pages of this menu are made of. */
  content(asked: Place, read: () => Promise<ReadContent>): Promise<ReadContent>;
  /** The page, or null where too many wait already. */
  get(
    asked: AskedPage,
    read: () => Promise<ReadContent>,
    make: (content: ReadContent<GuestPageContent>) => Promise<CachedPage>,
  ): Promise<CachedPage | null>;
  close(): void;
};

type Pages = LRUCache<string, CachedPage>;
type Kept = ReadContent & { readonly pages: Pages; readonly dishPages: Pages };

function bytesOf({ representation: { bodies } }: CachedPage): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0);
}

function pagesUpTo(bytes: number): Pages {
  return new LRUCache({ maxSize: bytes, sizeCalculation: bytesOf });
}

/** Where a page is kept, under which name, and what it is made of. All dishes that a menu does not have share one page. */
function placeOf(kept: Kept, { itemId, query }: AskedPage) {
  if (itemId === undefined) return { pages: kept.pages, name: query, content: kept };
  const shown = hasDish(kept, itemId) ? itemId : null;
  return { pages: kept.dishPages, name: `${shown ?? ''}?${query}`, content: dishContent(kept, shown) };
}

/** The longest rest after a piece of work, in ms. */
const longestRest = 1000;

/** One piece of work after the other, each followed by a rest as long as it took, so that half of the time is everybody else's. */
function inTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free: Promise<void> = Promise.resolve();
  return async (work) => {
    const before = free;
    const { promise, resolve } = Promise.withResolvers<void>();
    free = promise;
    await before;
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      setTimeout(resolve, Math.min(performance.now() - startedAt, longestRest)).unref();
    }
  };
}

/**
 * Pages that are not the same for everybody: a menu that was searched or filtered, and one read at a table; and those of single
 * dishes. There are countless queries and thousands of dishes, so their content is kept and they are made in turn; whoever sends
 * many takes nobody else's place.
 */
export function createAskedPages(changes: ChangeFeed): AskedPages {
  const restaurants = new LRUCache<string, Map<string, Memory<Kept>>>({ max: mostRestaurants });
  const waiting = new Map<string, number>();
  const takeTurn = inTurn();
  const stops = [
    changes.onChange((restaurantId, notes) => {
      if (!notes.every(isOfStatesAlone)) restaurants.delete(restaurantId);
    }),
    changes.onMissed(() => restaurants.clear()),
  ];

  function memoryOf({ restaurantId, menuId }: Place): Memory<Kept> {
    const menus = restaurants.get(restaurantId) ?? new Map<string, Memory<Kept>>();
    restaurants.set(restaurantId, menus);
    const memory = menus.get(menuId) ?? {};
    menus.set(menuId, memory);
    return memory;
  }

  const isOver = ({ validUntil }: Kept) => validUntil !== null && now() >= validUntil;

  const readKept = (place: Place, read: () => Promise<ReadContent>): Promise<Kept> => {
    const readAnew = async (): Promise<Kept> => ({
      ...(await read()),
      pages: pagesUpTo(mostPageBytes),
      dishPages: pagesUpTo(mostDishBytes),
    });
    return recall(memoryOf(place), changes, readAnew, isOver);
  };

  return {
    content: readKept,
    async get(asked, read, make) {
      const { network } = asked;
      const { pages, name } = placeOf(await readKept(asked, read), asked);
      const known = pages.get(name);
      if (known) return known;
      const own = waiting.get(network) ?? 0;
      const all = [...waiting.values()].reduce((sum, count) => sum + count, 0);
      if (own >= mostWaitingOfNetwork || all >= mostWaiting) return null;
      waiting.set(network, own + 1);
      try {
        return await takeTurn(async () => {
          const place = placeOf(await readKept(asked, read), asked);
          const page = place.pages.get(place.name) ?? (await make(place.content));
          place.pages.set(place.name, page);
          return page;
        });
      } finally {
        const left = (waiting.get(network) ?? 1) - 1;
        if (left > 0) waiting.set(network, left);
        else waiting.delete(network);
      }
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}
