import type { Selectable } from 'kysely';
import type { HistoryEntity, OpeningHours, OrderType, Phone, RestaurantType } from '@cardamom/api-types';
import { toJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { RestaurantTable } from '../../database/schema/restaurants.ts';
import { now } from '../../shared/clock.ts';
import { stored } from '../../shared/named-fields.ts';
import { pricedFields, pricedTables } from './amounts.ts';

/** What the settings page may change of a restaurant's own row. */
export type RestaurantFields = {
  businessEmail: string | null;
  phone: Phone | null;
  timeZone: string;
  address: string;
  restaurantType: RestaurantType;
  orderTypes: readonly OrderType[];
  defaultCurrency: string;
  defaultLanguage: string;
  openingHours: OpeningHours;
  businessDayEndsAt: string;
};

export type ImageRole = 'LOGO' | 'PHOTO';

/** The restaurant's own row. */
export function findRestaurant(tx: RestaurantTransaction): Promise<Selectable<RestaurantTable>> {
  return tx.selectFrom('restaurant').selectAll().executeTakeFirstOrThrow();
}

/** Every URL part the restaurant ever had, the newest first, today's marked. */
export async function findUrls(tx: RestaurantTransaction): Promise<{ current: string; former: string[] }> {
  const rows = await tx
    .selectFrom('restaurant_slug')
    .select(['slug', 'is_current'])
    .orderBy('created_at', 'desc')
    .orderBy('slug')
    .execute();
  const current = rows.find((row) => row.is_current === 1);
  if (current === undefined) throw new Error(`Restaurant ${tx.restaurantId} has no URL`);
  return {
    current: current.slug,
    former: rows.filter((row) => row !== current).map((row) => row.slug),
  };
}

/** The URL part under which guests find the restaurant today. */
export async function findRestaurantUrl(tx: RestaurantTransaction): Promise<string> {
  return (await findUrls(tx)).current;
}

/** The permanent code of the restaurant itself. */
export async function findRestaurantCode(tx: RestaurantTransaction): Promise<string> {
  const row = await tx
    .selectFrom('short_code')
    .select('code')
    .where('target_kind', '=', 'RESTAURANT')
    .executeTakeFirstOrThrow();
  return row.code;
}

/** Ids of the restaurant's logo and photo, where it has them. */
export async function findImageIds(
  tx: RestaurantTransaction,
): Promise<{ logoId: string | null; photoId: string | null }> {
  const rows = await tx.selectFrom('restaurant_image').select(['role', 'image_id']).execute();
  const idOf = (role: ImageRole) => rows.find((row) => row.role === role)?.image_id ?? null;
  return { logoId: idOf('LOGO'), photoId: idOf('PHOTO') };
}

/** Saves the fields that are given over the named version; returns false when it is no longer the current one. */
export async function updateRestaurant(
  tx: RestaurantTransaction,
  version: number,
  fields: Partial<RestaurantFields>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('restaurant')
    .set({
      business_email: fields.businessEmail,
      ...(fields.phone !== undefined && {
        phone_prefix: fields.phone?.prefix ?? null,
        phone_number: fields.phone?.number ?? null,
      }),
      time_zone: fields.timeZone,
      address: fields.address,
      restaurant_type: fields.restaurantType,
      order_types: stored(fields.orderTypes, toJson),
      default_currency: fields.defaultCurrency,
      default_language: fields.defaultLanguage,
      opening_hours: stored(fields.openingHours, toJson),
      business_day_ends_at: fields.businessDayEndsAt,
      version: version + 1,
      updated_at: now(),
    })
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Makes a URL part today's; the old one stays the restaurant's. Breaks the unique index when another restaurant has or had it. */
export async function moveToUrl(tx: RestaurantTransaction, restaurantUrl: string): Promise<void> {
  await tx.updateTable('restaurant_slug').set({ is_current: 0 }).where('is_current', '=', 1).execute();
  const { numUpdatedRows } = await tx
    .updateTable('restaurant_slug')
    .set({ is_current: 1 })
    .where('slug', '=', restaurantUrl)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return;
  await tx.insertInto('restaurant_slug', { slug: restaurantUrl, is_current: 1, created_at: now() }).execute();
}

/** Puts a picture in a role, or takes it away. */
export async function setImage(
  tx: RestaurantTransaction,
  role: ImageRole,
  imageId: string | null,
): Promise<void> {
  if (imageId === null) await tx.deleteFrom('restaurant_image').where('role', '=', role).execute();
  else
    await tx
      .insertInto('restaurant_image', { role, image_id: imageId })
      .onConflict((conflict) =>
        conflict.columns(['restaurant_id', 'role']).doUpdateSet({ image_id: imageId }),
      )
      .execute();
}

/** Whether anything is kept in the restaurant's currency, also what is deleted, and what only history still knows. */
export async function hasPrices(tx: RestaurantTransaction): Promise<boolean> {
  for (const table of pricedTables) {
    const row = await tx
      // Kysely types one table at a time.
      .selectFrom(table as 'item_size')
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  const change = await tx
    .selectFrom('change')
    .select('id')
    .where('entity', 'in', Object.keys(pricedFields) as HistoryEntity[])
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}
