import type { Image, Language, StaffProfile, Theme } from '@cardamom/api-types';
import type { LookupTransaction } from '../database/database.ts';
import { fromJson } from '../database/json-text.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { imagesById } from '../files/repository.ts';
import { now } from '../shared/clock.ts';

/** The way into the restaurant is one way: nothing across restaurants can be asked after it. */
async function pictureOf(
  tx: LookupTransaction,
  restaurantId: string,
  imageId: string,
): Promise<Image | null> {
  const images = await imagesById(await tx.enter(restaurantId), [imageId]);
  return images.get(imageId) ?? null;
}

/** A person with their restaurant, or undefined when they do not work there any more. */
export async function profileIn(
  tx: LookupTransaction,
  restaurantId: string,
  staffId: string,
): Promise<StaffProfile | undefined> {
  const row = await tx.db
    .selectFrom('staff')
    .innerJoin('account', 'account.id', 'staff.account_id')
    .innerJoin('restaurant', 'restaurant.id', 'staff.restaurant_id')
    .innerJoin('restaurant_slug as slug', 'slug.restaurant_id', 'restaurant.id')
    .selectAll('staff')
    .select(['account.email', 'account.password_hash', 'restaurant.name as restaurant_name', 'slug.slug'])
    .select(['restaurant.default_currency', 'restaurant.time_zone'])
    .where('slug.is_current', '=', 1)
    .where('staff.restaurant_id', '=', restaurantId)
    .where('staff.id', '=', staffId)
    .executeTakeFirst();
  if (!row) return undefined;
  const restaurants = await tx.db
    .selectFrom('staff')
    .innerJoin('restaurant', 'restaurant.id', 'staff.restaurant_id')
    .select(['restaurant.id', 'restaurant.name'])
    .where('staff.account_id', '=', row.account_id)
    .where('staff.is_active', '=', 1)
    .where('staff.deleted_at', 'is', null)
    .where('staff.joined_at', 'is not', null)
    .where('restaurant.deleted_at', 'is', null)
    .orderBy('restaurant.name')
    .execute();
  const picture = row.image_id === null ? null : await pictureOf(tx, restaurantId, row.image_id);
  const hasPhone = row.phone_prefix !== null && row.phone_number !== null;
  return {
    id: row.id,
    name: row.name,
    lastName: row.last_name,
    email: row.email,
    position: row.position,
    phone: hasPhone ? { prefix: row.phone_prefix ?? '', number: row.phone_number ?? '' } : null,
    permissions: [...fromJson(row.permissions)],
    isOwner: row.is_owner === 1,
    hasPassword: row.password_hash !== null,
    defaultLanguage: row.default_language,
    theme: row.theme,
    picture,
    restaurant: {
      id: restaurantId,
      name: row.restaurant_name,
      restaurantUrl: row.slug,
      defaultCurrency: row.default_currency,
      timeZone: row.time_zone,
    },
    restaurants,
    version: row.version,
  };
}

export type Preferences = { readonly theme: Theme; readonly defaultLanguage: Language };

/** The people of one restaurant. */
export function staffOf(tx: RestaurantTransaction) {
  return {
    async preferences(staffId: string): Promise<Preferences | undefined> {
      const row = await tx
        .selectFrom('staff')
        .select(['theme', 'default_language'])
        .where('id', '=', staffId)
        .executeTakeFirst();
      return row && { theme: row.theme, defaultLanguage: row.default_language };
    },

    async savePreferences(staffId: string, { theme, defaultLanguage }: Preferences): Promise<void> {
      await tx
        .updateTable('staff')
        .set({ theme, default_language: defaultLanguage, updated_at: now() })
        .where('id', '=', staffId)
        .execute();
    },
  };
}
