import type { Database } from '../database/database.ts';
import {
  findByCode,
  findByUrl,
  mayBeCode,
  mayBeUrl,
  type AddressedRestaurant,
  type CodeTarget,
} from '../public/find-restaurant.ts';
import { boundedCache, type BoundedCache } from '../shared/bounded-cache.ts';

/** Addresses that are remembered: of those that lead somewhere, and of those that do not, so that neither crowds out the other. */
const mostRemembered = 10_000;

type Book<Place> = {
  find(address: string): Promise<Place | null>;
  forget(): void;
};

/** What is remembered since the latest change. */
type Pages<Place> = {
  readonly found: BoundedCache<Place>;
  readonly missing: BoundedCache<true>;
  /** Those on their way, so that many who ask at once make one look-up. */
  readonly asked: Map<string, Promise<Place | null>>;
};

function emptyPages<Place>(): Pages<Place> {
  return {
    found: boundedCache(mostRemembered, () => 1),
    missing: boundedCache(mostRemembered, () => 1),
    asked: new Map(),
  };
}

/** Looks each address that may be one up once, until it is told to forget. */
function remembering<Place>(
  mayBe: (address: string) => boolean,
  look: (address: string) => Promise<Place | null>,
): Book<Place> {
  let pages = emptyPages<Place>();

  async function ask(address: string, { found, missing, asked }: Pages<Place>): Promise<Place | null> {
    try {
      const place = await look(address);
      if (place === null) missing.set(address, true);
      else found.set(address, place);
      return place;
    } finally {
      asked.delete(address);
    }
  }

  return {
    async find(address) {
      const known = pages.found.get(address);
      if (known !== undefined) return known;
      if (!mayBe(address) || pages.missing.get(address)) return null;
      const asked = pages.asked.get(address) ?? ask(address, pages);
      pages.asked.set(address, asked);
      return asked;
    },
    // New pages, so that an answer still on its way cannot be remembered past the change.
    forget() {
      pages = emptyPages();
    },
  };
}

/** Remembers where restaurants' addresses and printed codes lead, and which lead nowhere, until one of them may have changed. */
export function addressBook(database: Database): {
  restaurant(restaurantUrl: string): Promise<AddressedRestaurant | null>;
  code(code: string): Promise<CodeTarget | null>;
  close(): void;
} {
  const restaurants = remembering(mayBeUrl, (url) => findByUrl(database, url));
  const codes = remembering(mayBeCode, (code) => findByCode(database, code));
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
