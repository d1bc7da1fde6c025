import type { RestaurantPatch } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { entityKind, type FieldWriters } from '../../entities/kind.ts';
import { Problem } from '../../shared/problem.ts';
import { isConverted, takeConversionBack } from './currency.ts';
import { getRestaurant, updateRestaurant, type StoredRestaurant } from './service.ts';

/** A restaurant as history knows it, which is never switched off there. */
type KeptRestaurant = StoredRestaurant & { readonly isActive: boolean };

const writers = {
  restaurantUrl: ({ restaurantUrl }) => ({ restaurantUrl }),
  businessEmail: ({ businessEmail }) => ({ businessEmail }),
  phone: ({ phone }) => ({ phone }),
  defaultCurrency: ({ defaultCurrency }) => ({ defaultCurrency }),
  defaultLanguage: ({ defaultLanguage }) => ({ defaultLanguage }),
  timeZone: ({ timeZone }) => ({ timeZone }),
  address: ({ address }) => ({ address }),
  restaurantType: ({ restaurantType }) => ({ restaurantType }),
  orderTypes: ({ orderTypes }) => ({ orderTypes }),
  logo: ({ logo }) => ({ logoId: logo?.id ?? null }),
  photo: ({ photo }) => ({ photoId: photo?.id ?? null }),
  openingHours: ({ openingHours }) => ({ openingHours }),
  businessDayEndsAt: ({ businessDayEndsAt }) => ({ businessDayEndsAt }),
} satisfies FieldWriters<KeptRestaurant, RestaurantPatch>;

const kept = (restaurant: StoredRestaurant): KeptRestaurant => ({ ...restaurant, isActive: true });
const staysThere = () => Promise.reject(new Problem('CM_NOT_FOUND'));

const kind = entityKind<KeptRestaurant, RestaurantPatch>({
  table: 'restaurant',
  operation: 'updateRestaurant',
  writers,
  get: async (tx: RestaurantTransaction) => kept(await getRestaurant(tx)),
  update: async (tx, staffId, { version }, patch) =>
    kept(await updateRestaurant(tx, staffId, version, patch as RestaurantPatch)),
  remove: staysThere,
  restore: staysThere,
});

/** The restaurant as history knows it; what it was founded with is not taken back, and a converted currency with its prices. */
export const restaurantEntity = {
  ...kind,
  async putBack(tx, staffId, is, was, fields) {
    if (!fields.includes('defaultCurrency') || !isConverted(was))
      return kind.putBack(tx, staffId, is, was, fields);
    const converted = kept(await takeConversionBack(tx, staffId, was));
    const others = fields.filter((field) => field !== 'defaultCurrency');
    if (others.length > 0) await kind.putBack(tx, staffId, converted, was, others);
  },
} satisfies typeof kind;
