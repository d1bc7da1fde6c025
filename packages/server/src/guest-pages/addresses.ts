import type { Database } from '../database/database.ts';
import { findByUrl, type AddressedRestaurant } from '../public/find-restaurant.ts';

/** Remembers which restaurant a URL part names until a restaurant changes; what nobody has is asked again. */
export function addressBook(database: Database): {
  find(restaurantUrl: string): Promise<AddressedRestaurant | null>;
  close(): void;
} {
  let known = new Map<string, Promise<AddressedRestaurant | null>>();
  // A new map, so that an answer still on its way cannot be remembered past the change.
  const forget = () => {
    known = new Map();
  };
  const stops = [
    database.changes.onChange((_restaurantId, notes) => {
      if (notes.some(({ entity }) => entity === 'RESTAURANT')) forget();
    }),
    database.changes.onMissed(forget),
  ];

  async function ask(restaurantUrl: string, book: typeof known): Promise<AddressedRestaurant | null> {
    try {
      const found = await findByUrl(database, restaurantUrl);
      if (found === null) book.delete(restaurantUrl);
      return found;
    } catch (error) {
      book.delete(restaurantUrl);
      throw error;
    }
  }

  return {
    find(restaurantUrl) {
      const asked = known.get(restaurantUrl);
      if (asked) return asked;
      const answer = ask(restaurantUrl, known);
      known.set(restaurantUrl, answer);
      return answer;
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}
