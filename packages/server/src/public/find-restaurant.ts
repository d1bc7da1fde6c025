import type { Database } from '../database/database.ts';

/** A restaurant that an address names, and the URL part it has today. */
export type AddressedRestaurant = { restaurantId: string; restaurantUrl: string };

/** Finds the restaurant by today's or a former URL part; null when nobody has or had it. */
export function findByUrl(database: Database, restaurantUrl: string): Promise<AddressedRestaurant | null> {
  return database.lookUp(async ({ db }) => {
    const row = await db
      .selectFrom('restaurant_slug')
      .innerJoin('restaurant', 'restaurant.id', 'restaurant_slug.restaurant_id')
      .innerJoin('restaurant_slug as today', (join) =>
        join.onRef('today.restaurant_id', '=', 'restaurant.id').on('today.is_current', '=', 1),
      )
      .select(['restaurant.id as restaurantId', 'today.slug as restaurantUrl'])
      .where('restaurant_slug.slug', '=', restaurantUrl)
      .where('restaurant.deleted_at', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  });
}

/** Finds where a printed code leads today: its restaurant, and the menu if it is a menu's code; null for an unknown code. */
export function findByCode(
  database: Database,
  code: string,
): Promise<(AddressedRestaurant & { menuId: string | undefined }) | null> {
  return database.lookUp(async ({ db }) => {
    const row = await db
      .selectFrom('short_code')
      .innerJoin('restaurant', 'restaurant.id', 'short_code.restaurant_id')
      .innerJoin('restaurant_slug as today', (join) =>
        join.onRef('today.restaurant_id', '=', 'restaurant.id').on('today.is_current', '=', 1),
      )
      .select([
        'restaurant.id as restaurantId',
        'today.slug as restaurantUrl',
        'short_code.target_kind',
        'short_code.target_id',
      ])
      .where('short_code.code', '=', code)
      .where('restaurant.deleted_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { restaurantId, restaurantUrl, target_kind: kind, target_id: id } = row;
    return { restaurantId, restaurantUrl, menuId: kind === 'MENU' ? id : undefined };
  });
}
