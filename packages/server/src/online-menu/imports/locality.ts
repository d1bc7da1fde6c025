import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { findRestaurant } from '../../settings/restaurant/repository.ts';

/** What of a restaurant's settings tells how its files are written. */
export type Locality = {
  /** ISO 4217. */
  readonly currency: string;
  /** IANA, which tells the country where it is the only one of its zone. */
  readonly timeZone: string;
};

/** The restaurant's locality as it is set now. */
export async function localityOf(tx: RestaurantTransaction): Promise<Locality> {
  const { default_currency: currency, time_zone: timeZone } = await findRestaurant(tx);
  return { currency, timeZone };
}
