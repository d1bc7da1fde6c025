import type { Phone, Restaurant, RestaurantPatch } from '@cardamom/api-types';
import { recordChange } from '../../changes/record-change.ts';
import { isUniqueViolation } from '../../database/dialect.ts';
import { fromJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { RestaurantTable } from '../../database/schema/restaurants.ts';
import { imagesById } from '../../files/repository.ts';
import { requireImage } from '../../files/require-image.ts';
import { instant } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import { replaceShortCode } from '../../shared/short-codes.ts';
import { assertVersion } from '../../shared/version.ts';
import * as repository from './repository.ts';
import { isReservedUrl } from './reserved-urls.ts';
import { canonicalLanguage, restaurantErrors } from './rules.ts';

/** A stored phone number as the contract writes it. */
export function phoneOf(row: Pick<RestaurantTable, 'phone_prefix' | 'phone_number'>): Phone | null {
  return row.phone_prefix === null || row.phone_number === null
    ? null
    : { prefix: row.phone_prefix, number: row.phone_number };
}

/** A restaurant without its links, which depend on where the installation can be reached. */
export type StoredRestaurant = Omit<Restaurant, 'shortUrl' | 'publicUrl'>;

/** The restaurant that the transaction is in. */
export async function getRestaurant(tx: RestaurantTransaction): Promise<StoredRestaurant> {
  const row = await repository.findRestaurant(tx);
  const urls = await repository.findUrls(tx);
  const code = await repository.findRestaurantCode(tx);
  const { logoId, photoId } = await repository.findImageIds(tx);
  const images = await imagesById(tx, [logoId, photoId]);
  return {
    id: row.id,
    name: row.name,
    restaurantUrl: urls.current,
    formerUrls: urls.former,
    businessEmail: row.business_email,
    phone: phoneOf(row),
    defaultCurrency: row.default_currency,
    defaultLanguage: row.default_language,
    hasPrices: await repository.hasPrices(tx),
    timeZone: row.time_zone,
    address: row.address,
    restaurantType: row.restaurant_type,
    orderTypes: [...fromJson(row.order_types)],
    logo: images.get(logoId ?? '') ?? null,
    photo: images.get(photoId ?? '') ?? null,
    openingHours: fromJson(row.opening_hours),
    businessDayEndsAt: row.business_day_ends_at,
    shortCode: code,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    version: row.version,
  };
}

/** Throws S_006 for a reserved URL and for one that another restaurant has or had: a printed address never changes hands. */
async function moveToUrl(tx: RestaurantTransaction, restaurantUrl: string): Promise<void> {
  if (isReservedUrl(restaurantUrl)) throw Problem.field('/restaurantUrl', 'S_006');
  try {
    await repository.moveToUrl(tx, restaurantUrl);
  } catch (error) {
    if (isUniqueViolation(error)) throw Problem.field('/restaurantUrl', 'S_006');
    throw error;
  }
}

async function check(
  tx: RestaurantTransaction,
  patch: RestaurantPatch,
  before: StoredRestaurant,
): Promise<void> {
  const errors = restaurantErrors(patch, before);
  if (errors.length > 0) throw Problem.fields(errors);
  await requireImage(tx, patch.logoId, '/logoId');
  await requireImage(tx, patch.photoId, '/photoId');
}

/** Changes the named version; throws CM_CONFLICT, S_006 or the field that is wrong. */
export async function updateRestaurant(
  tx: RestaurantTransaction,
  staffId: string | null,
  version: number,
  patch: RestaurantPatch,
): Promise<StoredRestaurant> {
  const before = await getRestaurant(tx);
  assertVersion(version, before);
  await check(tx, patch, before);
  const { defaultLanguage } = patch;
  const isSaved = await repository.updateRestaurant(tx, version, {
    ...patch,
    defaultLanguage:
      defaultLanguage === undefined ? undefined : (canonicalLanguage(defaultLanguage) ?? undefined),
  });
  if (!isSaved) throw new Problem('CM_CONFLICT', { current: await getRestaurant(tx) });
  if (patch.logoId !== undefined) await repository.setImage(tx, 'LOGO', patch.logoId);
  if (patch.photoId !== undefined) await repository.setImage(tx, 'PHOTO', patch.photoId);
  if (patch.restaurantUrl !== undefined && patch.restaurantUrl !== before.restaurantUrl)
    await moveToUrl(tx, patch.restaurantUrl);
  const after = await getRestaurant(tx);
  await recordChange(tx, {
    staffId,
    entity: 'RESTAURANT',
    entityId: before.id,
    action: 'UPDATED',
    before,
    after,
  });
  return after;
}

/** Gives the restaurant of the named version a new code; the one it had goes on leading to its page. Throws CM_CONFLICT. */
export async function replaceRestaurantCode(
  tx: RestaurantTransaction,
  staffId: string,
  version: number,
): Promise<StoredRestaurant> {
  const before = await getRestaurant(tx);
  assertVersion(version, before);
  await replaceShortCode(tx, 'RESTAURANT', before);
  await repository.updateRestaurant(tx, version, {});
  const after = await getRestaurant(tx);
  await recordChange(tx, {
    staffId,
    entity: 'RESTAURANT',
    entityId: before.id,
    action: 'UPDATED',
    before,
    after,
  });
  return after;
}
