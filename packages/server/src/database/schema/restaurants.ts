import type {
  Language,
  Look,
  OpeningHours,
  OrderType,
  Permission,
  RestaurantType,
  SetUpTick,
  Theme,
} from '@cardamom/api-types';
import type { Generated } from 'kysely';
import type { JsonText } from '../json-text.ts';
import type { EntityColumns, EpochMs, Flag } from './columns.ts';

export type RestaurantTable = Omit<EntityColumns, 'restaurant_id'> & {
  name: string;
  restaurant_type: RestaurantType;
  default_currency: string;
  /** BCP 47 tag of the language that dishes are written in. */
  default_language: string;
  time_zone: string;
  business_email: string | null;
  phone_prefix: string | null;
  phone_number: string | null;
  address: string;
  order_types: JsonText<readonly OrderType[]>;
  /** `HH:MM` in the restaurant's time zone. */
  business_day_ends_at: Generated<string>;
  opening_hours: Generated<JsonText<OpeningHours>>;
  is_demo: Flag;
};

/** A restaurant's logo and photo (`role`), kept apart so that a row can only point to its own restaurant's image. */
export type RestaurantImageTable = { restaurant_id: string; role: 'LOGO' | 'PHOTO'; image_id: string };

/** Every URL part a restaurant ever had; never given to another one. Exactly one is current. */
export type RestaurantSlugTable = {
  slug: string;
  restaurant_id: string;
  is_current: Flag;
  created_at: EpochMs;
};

/** A retired code names itself: it leads to the restaurant's page, and stays the restaurant's. */
export type ShortCodeTarget = 'RESTAURANT' | 'MENU' | 'TABLE' | 'SCREEN' | 'RETIRED';

/** The permanent codes behind `/q/{code}`; a target has one. */
export type ShortCodeTable = {
  code: string;
  restaurant_id: string;
  target_kind: ShortCodeTarget;
  target_id: string;
  created_at: EpochMs;
};

/** How often a code was followed on a business day; nothing of who followed it. */
export type ScanTable = { restaurant_id: string; business_day: string; code: string; count: number };

/** Steps of setting up that somebody called done. */
export type SetUpTickTable = { restaurant_id: string; tick: SetUpTick; ticked_at: EpochMs };

/** One of each restaurant, from its founding on. */
export type QrMenuSettingsTable = EntityColumns & {
  shows_price: Flag;
  shows_ingredients: Flag;
  shows_allergens: Flag;
  shows_calories: Flag;
  look: Look;
  /** `#rrggbb` in lower case. */
  accent_colour: string;
};

/** Joins an account to a restaurant. */
export type StaffTable = EntityColumns & {
  account_id: string;
  name: string;
  last_name: string;
  /** `nameKey` of both names. */
  name_key: string;
  position: string;
  phone_prefix: string | null;
  phone_number: string | null;
  permissions: JsonText<readonly Permission[]>;
  is_owner: Flag;
  is_active: Flag;
  /** HMAC(pepper, restaurant ‖ PIN), hex; unique among the restaurant's staff. `none` and the id where there is none. */
  pin_digest: string;
  default_language: Language;
  theme: Theme;
  image_id: string | null;
  invited_at: EpochMs | null;
  /** Null where there is no invitation, or it was revoked. */
  invitation_expires_at: EpochMs | null;
  /** The colleague whose invitation it is. */
  invited_by: string | null;
  /** When the person consented to work here; null until they accept. */
  joined_at: EpochMs | null;
  /** Sessions that came here before this are over. */
  sessions_since: Generated<EpochMs>;
  last_sign_in_at: EpochMs | null;
};
