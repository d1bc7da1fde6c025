import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../changes/feed.ts';
import type { Database } from '../database/database.ts';
import {
  findAddress,
  findByCode,
  mayBeCode,
  mayBeUrl,
  type CodeTarget,
  type FoundRestaurant,
  type Gone,
} from '../public/find-restaurant.ts';
import { recall, type Memory } from './recall.ts';

/** Addresses that are remembered: of those that lead somewhere, and of those that do not, so that neither crowds out the other. */
const mostRemembered = 10_000;

type Book<Place> = {
  find(address: string): Promise<Place | null>;
  forget(): void;
};

/** What is remembered since the latest change. */
type Pages<Place> = {
  readonly found: LRUCache<string, Memory<Place | null>>;
  readonly missing: LRUCache<string, Memory<Place | null>>;
  /** Those on their way, so that many who ask at once make one look-up. */
  readonly asked: Map<string, Memory<Place | null>>;
};

/** Counted by size and not by `max`, for which all places would be laid out at each change. */
const atMost = { maxSize: mostRemembered, sizeCalculation: () => 1 };

function emptyPages<Place>(): Pages<Place> {
  return {
    found: new LRUCache(atMost),
    missing: new LRUCache(atMost),
    asked: new Map(),
  };
}

/** Looks each address that may be one up once, until it is told to forget or changes are no longer heard of. */
function remembering<Place>(
  changes: ChangeFeed,
  mayBe: (address: string) => boolean,
  look: (address: string) => Promise<Place | null>,
): Book<Place> {
  let pages = emptyPages<Place>();

  return {
    async find(address) {
      if (!mayBe(address)) return null;
      const { found, missing, asked } = pages;
      const memory = found.get(address) ?? missing.get(address) ?? asked.get(address) ?? {};
      asked.set(address, memory);
      try {
        const place = await recall(memory, changes, () => look(address));
        (place === null ? missing : found).set(address, memory);
        return place;
      } finally {
        asked.delete(address);
      }
    },
    // New pages, so that an answer still on its way cannot be remembered past the change.
    forget() {
      pages = emptyPages();
    },
  };
}

/** Remembers where restaurants' addresses and printed codes lead, and which lead nowhere, until one of them may have changed. */
export function addressBook(database: Database): {
  restaurant(restaurantUrl: string): Promise<FoundRestaurant | Gone | null>;
  code(code: string): Promise<CodeTarget | Gone | null>;
  close(): void;
} {
  const restaurants = remembering(database.changes, mayBeUrl, (url) => findAddress(database, url));
  const codes = remembering(database.changes, mayBeCode, (code) => findByCode(database, code));
  const stops = [
    database.changes.onChange((_restaurantId, notes) => {
      if (notes.some(({ entity }) => entity === 'RESTAURANT')) restaurants.forget();
      // Whatever is new may have a code.
      codes.forget();
    }),
    database.changes.onMissed(() => {
      restaurants.forget();
      codes.forget();
    }),
  ];
  return {
    restaurant: (restaurantUrl) => restaurants.find(restaurantUrl),
    code: (code) => codes.find(code),
    close() {
      for (const stop of stops) stop();
    },
  };
}
