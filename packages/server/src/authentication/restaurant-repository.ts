import { accentOfLook, lookOfType, type Permission, type RestaurantType } from '@cardamom/api-types';
import type { LookupTransaction } from '../database/database.ts';
import { toJson } from '../database/json-text.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { ShortCodeTarget } from '../database/schema/restaurants.ts';
import { now } from '../shared/clock.ts';
import { newId, newShortCode } from '../shared/ids.ts';
import { nameKey } from '../shared/text.ts';

export type RestaurantRow = {
  readonly name: string;
  readonly restaurantType: RestaurantType;
  readonly defaultCurrency: string;
  readonly timeZone: string;
  readonly businessEmail: string | null;
  readonly isDemo: boolean;
};

export type OwnerRow = {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly lastName: string;
  readonly pinDigest: string;
  readonly permissions: readonly Permission[];
};

/** Which restaurants there are, before one is chosen. */
export function restaurantsIn(tx: LookupTransaction) {
  return {
    /** Whether anyone but the demo has a restaurant here. */
    async hasOwn(): Promise<boolean> {
      const row = await tx.db
        .selectFrom('restaurant')
        .select('id')
        .where('is_demo', '=', 0)
        .where('deleted_at', 'is', null)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The URL parts of those that anybody may find, in their order: without the demo where there are others, which it is not one of. */
    async findableUrls(most: number): Promise<string[]> {
      const isDemo = (await this.hasOwn()) ? 0 : 1;
      const rows = await tx.db
        .selectFrom('restaurant')
        .innerJoin('restaurant_slug', 'restaurant_slug.restaurant_id', 'restaurant.id')
        .select('restaurant_slug.slug')
        .where('restaurant.is_demo', '=', isDemo)
        .where('restaurant.deleted_at', 'is', null)
        .where('restaurant_slug.is_current', '=', 1)
        .orderBy('restaurant_slug.slug')
        .limit(most)
        .execute();
      return rows.map(({ slug }) => slug);
    },

    async isEmpty(): Promise<boolean> {
      return (await tx.db.selectFrom('restaurant').select('id').limit(1).executeTakeFirst()) === undefined;
    },

    /** The URL part the demo restaurant has today. */
    async demoUrl(): Promise<string | undefined> {
      const row = await tx.db
        .selectFrom('restaurant')
        .innerJoin('restaurant_slug', 'restaurant_slug.restaurant_id', 'restaurant.id')
        .select('restaurant_slug.slug')
        .where('restaurant.is_demo', '=', 1)
        .where('restaurant.deleted_at', 'is', null)
        .where('restaurant_slug.is_current', '=', 1)
        .executeTakeFirst();
      return row?.slug;
    },

    /** Those of the candidates that no restaurant has or ever had. */
    async freeSlugs(candidates: readonly string[]): Promise<string[]> {
      const rows = await tx.db
        .selectFrom('restaurant_slug')
        .select('slug')
        .where('slug', 'in', candidates)
        .execute();
      const taken = new Set(rows.map((row) => row.slug));
      return candidates.filter((slug) => !taken.has(slug));
    },
  };
}

/** The rows a new restaurant starts with. */
export function foundingOf(tx: RestaurantTransaction) {
  const stamps = { created_at: now(), updated_at: now(), version: 1, deleted_at: null };

  async function addShortCode(target: ShortCodeTarget, targetId: string): Promise<void> {
    await tx
      .insertInto('short_code', {
        code: newShortCode(),
        target_kind: target,
        target_id: targetId,
        created_at: now(),
      })
      .execute();
  }

  return {
    async addRestaurant(restaurant: RestaurantRow): Promise<void> {
      await tx
        .insertInto('restaurant', {
          name: restaurant.name,
          restaurant_type: restaurant.restaurantType,
          default_currency: restaurant.defaultCurrency,
          default_language: 'en',
          time_zone: restaurant.timeZone,
          business_email: restaurant.businessEmail,
          phone_prefix: null,
          phone_number: null,
          address: '',
          order_types: toJson([]),
          is_demo: restaurant.isDemo ? 1 : 0,
          ...stamps,
        })
        .execute();
      await addShortCode('RESTAURANT', tx.restaurantId);
      const look = lookOfType[restaurant.restaurantType];
      await tx
        .insertInto('qr_menu_settings', {
          id: newId(),
          shows_price: 1,
          shows_ingredients: 1,
          shows_allergens: 1,
          shows_calories: 1,
          look,
          accent_colour: accentOfLook[look],
          ...stamps,
        })
        .execute();
      await tx
        .insertInto('digital_menu_settings', {
          id: newId(),
          layout: 'BOARD',
          category_ids: toJson([]),
          item_seconds: 8,
          is_longer_for_text: 1,
          shows_price: 1,
          shows_ingredients: 0,
          shows_allergens: 1,
          shows_calories: 0,
          shows_logo: 1,
          shows_clock: 0,
          shows_sold_out: 1,
          is_dark: 0,
          ...stamps,
        })
        .execute();
    },

    /** Takes the first of the candidates that nobody else takes at the same moment; whoever does is waited for. */
    async takeSlug(candidates: readonly string[]): Promise<string> {
      for (const slug of candidates) {
        const taken = await tx
          .insertInto('restaurant_slug', { slug, is_current: 1, created_at: now() })
          .onConflict((conflict) => conflict.column('slug').doNothing())
          .returning('slug')
          .executeTakeFirst();
        if (taken) return slug;
      }
      throw new Error('Every address was taken');
    },

    async addOwner(owner: OwnerRow): Promise<void> {
      await tx
        .insertInto('staff', {
          id: owner.id,
          account_id: owner.accountId,
          name: owner.name,
          last_name: owner.lastName,
          name_key: nameKey(`${owner.name} ${owner.lastName}`.trim()),
          position: 'Owner',
          phone_prefix: null,
          phone_number: null,
          permissions: toJson(owner.permissions),
          is_owner: 1,
          is_active: 1,
          pin_digest: owner.pinDigest,
          default_language: 'en',
          theme: 'light',
          image_id: null,
          invited_at: null,
          joined_at: stamps.created_at,
          last_sign_in_at: null,
          ...stamps,
        })
        .execute();
    },

    /** A menu that holds every active category, with its permanent code. */
    async addMenuOfEverything(id: string, name: string): Promise<void> {
      await tx
        .insertInto('menu', {
          id,
          name,
          name_key: nameKey(name),
          description: '',
          includes_all_categories: 1,
          position: 0,
          is_active: 1,
          windows: toJson([]),
          starts_on: null,
          ends_on: null,
          outside_hours: 'HIDE',
          channels: toJson(['QR', 'SCREENS']),
          ...stamps,
        })
        .execute();
      await addShortCode('MENU', id);
    },
  };
}
