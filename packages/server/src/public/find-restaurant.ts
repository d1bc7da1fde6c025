import { restaurantsIn } from '../authentication/restaurant-repository.ts';
import type { Database, LookupTransaction } from '../database/database.ts';

/** A restaurant that an address names, and the URL part it has today. */
export type AddressedRestaurant = { restaurantId: string; restaurantUrl: string };

/** The same, and whether search engines are to leave it out: the demo, where real restaurants are. */
export type FoundRestaurant = AddressedRestaurant & { isLeftOut: boolean };

/** Where the restaurant of an address was deleted: nobody else will ever be there. */
export type Gone = 'gone';

const urlFormat = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const longestUrl = 60;

/** Whether a restaurant's URL part can look like this; anything else is not looked for. */
export function mayBeUrl(text: string): boolean {
  return text.length <= longestUrl && urlFormat.test(text);
}

/** Whether a printed code can look like this; anything else is not looked for. */
export function mayBeCode(text: string): boolean {
  return /^[a-z0-9]{8}$/u.test(text);
}

/** Finds where today's or a former URL part leads; null when nobody has or had it. */
export async function findAddress(
  database: Database,
  restaurantUrl: string,
): Promise<FoundRestaurant | Gone | null> {
  if (!mayBeUrl(restaurantUrl)) return null;
  return database.lookUp(async (lookUp) => {
    const row = await lookUp.db
      .selectFrom('restaurant_slug')
      .innerJoin('restaurant', 'restaurant.id', 'restaurant_slug.restaurant_id')
      .innerJoin('restaurant_slug as today', (join) =>
        join.onRef('today.restaurant_id', '=', 'restaurant.id').on('today.is_current', '=', 1),
      )
      .select([
        'restaurant.id as restaurantId',
        'today.slug as restaurantUrl',
        'restaurant.deleted_at',
        'restaurant.is_demo',
      ])
      .where('restaurant_slug.slug', '=', restaurantUrl)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { deleted_at: deletedAt, is_demo: isDemo, ...found } = row;
    if (deletedAt !== null) return 'gone';
    return { ...found, isLeftOut: isDemo === 1 && (await restaurantsIn(lookUp).hasOwn()) };
  });
}

/** Finds the restaurant by today's or a former URL part; null when nobody has or had it, and when it was deleted. */
export async function findByUrl(database: Database, restaurantUrl: string): Promise<FoundRestaurant | null> {
  const found = await findAddress(database, restaurantUrl);
  return found === 'gone' ? null : found;
}

/** Whose a URL part is, also where that restaurant is deleted: it is never given away. */
export async function findHolder(database: Database, restaurantUrl: string): Promise<string | null> {
  return database.lookUp(async ({ db }) => {
    const row = await db
      .selectFrom('restaurant_slug')
      .select('restaurant_id')
      .where('slug', '=', restaurantUrl)
      .executeTakeFirst();
    return row?.restaurant_id ?? null;
  });
}

/** Where a printed code leads: a restaurant, and the menu or the table whose code it is. */
export type CodeTarget = AddressedRestaurant & {
  menuId: string | undefined;
  /** What guests call the table. */
  table: string | undefined;
};

/** What guests call a table; undefined where it is retired, or its section is gone or switched off. */
async function tableName(
  { db }: LookupTransaction,
  restaurantId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('dining_table')
    .innerJoin('table_section', (join) =>
      join
        .onRef('table_section.restaurant_id', '=', 'dining_table.restaurant_id')
        .onRef('table_section.id', '=', 'dining_table.section_id'),
    )
    .select(['dining_table.position', 'dining_table.label', 'table_section.first_number'])
    .where('dining_table.restaurant_id', '=', restaurantId)
    .where('dining_table.id', '=', id)
    .where('dining_table.retired_at', 'is', null)
    .where('table_section.deleted_at', 'is', null)
    .where('table_section.is_active', '=', 1)
    .executeTakeFirst();
  return row && (row.label || String(row.first_number + row.position - 1));
}

/**
 * Finds where a printed code leads today: its restaurant, and the menu or the table if it is the code of one that is there;
 * null for an unknown code.
 */
export async function findByCode(database: Database, code: string): Promise<CodeTarget | Gone | null> {
  if (!mayBeCode(code)) return null;
  return database.lookUp(async (lookUp) => {
    const row = await lookUp.db
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
        'restaurant.deleted_at',
      ])
      .where('short_code.code', '=', code)
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.deleted_at !== null) return 'gone';
    const { restaurantId, restaurantUrl, target_kind: kind, target_id: id } = row;
    return {
      restaurantId,
      restaurantUrl,
      menuId: kind === 'MENU' ? id : undefined,
      table: kind === 'TABLE' ? await tableName(lookUp, restaurantId, id) : undefined,
    };
  });
}
