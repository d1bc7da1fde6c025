import type { Generated } from 'kysely';

/** A boolean as both engines store it. */
export type Flag = 0 | 1;

/** A moment in milliseconds since 1970, UTC. */
export type EpochMs = number;

/** Text that holds JSON; never queried, only read and written whole. */
export type JsonText = string;

/** What every edited entity carries: soft deletion, times and the version that If-Match names. */
export type EntityColumns = {
  restaurant_id: string;
  id: string;
  created_at: EpochMs;
  updated_at: EpochMs;
  /** Grows by one with each edit. */
  version: number;
  /** Set instead of removing the row, so that history can restore it. */
  deleted_at: EpochMs | null;
};

/** One person of the installation; the e-mail is unique by its key. */
export type AccountTable = {
  id: string;
  email: string;
  /** `emailKey(email)`. */
  email_key: string;
  /** Argon2id; null where the person never set a password (demo owner, open invitation). */
  password_hash: string | null;
  is_active: Flag;
  created_at: EpochMs;
  updated_at: EpochMs;
};

export type RestaurantTable = Omit<EntityColumns, 'restaurant_id'> & {
  name: string;
  restaurant_type: string;
  default_currency: string;
  default_language: string;
  time_zone: string;
  business_email: string | null;
  phone_prefix: string | null;
  phone_number: string | null;
  address: string;
  /** JSON array of order types. */
  order_types: JsonText;
  /** `HH:MM` in the restaurant's time zone. */
  business_day_ends_at: Generated<string>;
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

export type ShortCodeTarget = 'RESTAURANT' | 'MENU' | 'TABLE' | 'SCREEN';

/** The permanent codes behind `/q/{code}`; a target has one. */
export type ShortCodeTable = {
  code: string;
  restaurant_id: string;
  target_kind: ShortCodeTarget;
  target_id: string;
  created_at: EpochMs;
};

export type QrMenuSettingsTable = {
  restaurant_id: string;
  shows_price: Flag;
  shows_ingredients: Flag;
  shows_allergens: Flag;
  shows_calories: Flag;
  updated_at: EpochMs;
  version: number;
};

/** Joins an account to a restaurant. */
export type StaffTable = EntityColumns & {
  account_id: string;
  name: string;
  last_name: string;
  position: string;
  phone_prefix: string | null;
  phone_number: string | null;
  /** JSON array of permissions. */
  permissions: JsonText;
  is_owner: Flag;
  is_active: Flag;
  /** HMAC(pepper, restaurant ‖ PIN), hex; unique among the restaurant's staff. */
  pin_digest: string;
  default_language: string;
  theme: string;
  image_id: string | null;
  invited_at: EpochMs | null;
  last_sign_in_at: EpochMs | null;
};

/** One sign-in on one device: all refresh tokens that follow from it. */
export type SessionFamilyTable = {
  id: string;
  account_id: string;
  restaurant_id: string;
  staff_id: string;
  created_at: EpochMs;
  /** The 90-day end that no renewal moves. */
  expires_at: EpochMs;
  revoked_at: EpochMs | null;
};

export type RefreshTokenTable = {
  /** SHA-256 of the token, hex. */
  digest: string;
  family_id: string;
  created_at: EpochMs;
  expires_at: EpochMs;
  used_at: EpochMs | null;
};

export type OneTimePurpose = 'SIGN_IN' | 'RESET' | 'INVITATION';

export type OneTimeTokenTable = {
  /** SHA-256 of the token, hex. */
  digest: string;
  purpose: OneTimePurpose;
  account_id: string;
  restaurant_id: string;
  created_at: EpochMs;
  expires_at: EpochMs;
  used_at: EpochMs | null;
};

export type CategoryTable = EntityColumns & {
  name: string;
  /** `nameKey(name)`: unique among the restaurant's, and the sort order. */
  name_key: string;
  description: string;
  kind: string;
  image_id: string | null;
  position: number;
  is_active: Flag;
};

export type ItemTable = EntityColumns & {
  name: string;
  name_key: string;
  description: string;
  image_id: string | null;
  /** JSON `AllergenDeclaration`. */
  allergens: JsonText;
  /** JSON array of marks. */
  marks: JsonText;
  calories: number | null;
  availability_state: string;
  availability_until: EpochMs | null;
  external_ref: string | null;
  is_active: Flag;
};

export type ItemSizeTable = {
  restaurant_id: string;
  id: string;
  item_id: string;
  position: number;
  name: string;
  name_key: string;
  kind: string;
  /** Minor units of the restaurant's currency; null with MARKET_PRICE. */
  price: number | null;
};

export type ItemIngredientTable = {
  restaurant_id: string;
  id: string;
  item_id: string;
  position: number;
  name: string;
  name_key: string;
};

/** Which categories an item is in, with its place in each. */
export type ItemCategoryTable = {
  restaurant_id: string;
  item_id: string;
  category_id: string;
  position: number;
};

/** A choice that belongs to dishes. */
export type ModifierGroupTable = EntityColumns & {
  /** What staff call it. */
  name: string;
  name_key: string;
  /** What guests read; empty where that is the name. */
  guest_name: string;
  minimum: number;
  /** Null for as many as there are options. */
  maximum: number | null;
  external_ref: string | null;
  is_active: Flag;
};

export type ModifierOptionTable = {
  restaurant_id: string;
  id: string;
  modifier_group_id: string;
  position: number;
  name: string;
  name_key: string;
  /** Minor units of the restaurant's currency; negative where it is taken off the price. */
  price_delta: number;
  calories_delta: number | null;
  /** JSON `AllergenDeclaration`. */
  allergens: JsonText;
  is_default: Flag;
  availability_state: string;
  availability_until: EpochMs | null;
};

/** Which modifier groups an item has, in the order guests read them. */
export type ItemModifierGroupTable = {
  restaurant_id: string;
  item_id: string;
  modifier_group_id: string;
  position: number;
};

export type MenuTable = EntityColumns & {
  name: string;
  name_key: string;
  description: string;
  /** Holds every active category, in their order. */
  includes_all_categories: Flag;
  position: number;
  is_active: Flag;
  /** `ScheduleWindow[]`. */
  windows: JsonText;
  /** Business days, `2026-12-24`. */
  starts_on: string | null;
  ends_on: string | null;
  outside_hours: string;
  /** `MenuChannel[]`. */
  channels: JsonText;
};

/** A category within a menu. Where the category is deleted the row stays, so that it comes back with it. */
export type MenuSectionTable = {
  restaurant_id: string;
  id: string;
  menu_id: string;
  category_id: string;
  position: number;
  title: string;
  /** Item ids; those that are not in the category (any more) count for nothing. */
  item_order: JsonText;
  hidden_item_ids: JsonText;
};

export type ImageTable = {
  restaurant_id: string;
  id: string;
  width: number;
  height: number;
  /** `#rrggbb`. */
  dominant_colour: string;
  alt_text: string;
  created_at: EpochMs;
  deleted_at: EpochMs | null;
  version: number;
};

export type ImageVariantTable = {
  restaurant_id: string;
  image_id: string;
  format: string;
  width: number;
  height: number;
  byte_size: number;
};

/** One row per mutation, written in its transaction: history, undo, live feed and page cache read it. */
export type ChangeTable = {
  restaurant_id: string;
  id: string;
  /** Null where the installation itself acted (registration, seeding). */
  staff_id: string | null;
  entity: string;
  entity_id: string;
  action: string;
  before: JsonText | null;
  after: JsonText | null;
  created_at: EpochMs;
  /** What one action changed together, such as a bulk deletion or an import. */
  batch_id: string | null;
  /** The change that this one takes back. */
  undoes: string | null;
};

/** A menu file that was handed in, from reading to being applied; its files wait beside the pictures. */
export type MenuImportTable = {
  restaurant_id: string;
  id: string;
  staff_id: string;
  file_name: string;
  format: string | null;
  state: string;
  /** JSON array of `ImportCounts`. */
  counts: JsonText;
  /** JSON array of `ImportNote`. */
  notes: JsonText;
  /** Tells whether the plan that is applied is the one that was shown. */
  plan_digest: string | null;
  problem: string | null;
  was_interrupted: Flag;
  /** The process that reads or applies it; null while nobody does. */
  runner: string | null;
  /** When its runner was last heard of. */
  alive_at: EpochMs;
  batch_id: string | null;
  created_at: EpochMs;
  finished_at: EpochMs | null;
};

export type MenuImportRowTable = {
  restaurant_id: string;
  import_id: string;
  position: number;
  outcome: string;
  name_key: string;
  /** JSON of the wire's `ImportRow` without its id. */
  content: JsonText;
};

/** Which upload a picture was made from, by the SHA-256 of its bytes. */
export type ImageOriginTable = { restaurant_id: string; digest: string; image_id: string };

/** An allergen matrix as it was printed. */
export type AllergenMatrixPrintTable = {
  restaurant_id: string;
  id: string;
  staff_id: string | null;
  /** The scope: both null for everything that is active. */
  menu_id: string | null;
  category_id: string | null;
  fingerprint: string;
  /** `MatrixSection[]`. */
  content: JsonText;
  created_at: EpochMs;
};

/** Answers that an Idempotency-Key repeats for 24 h; `scope` is the restaurant's id, or `registration`. */
export type IdempotencyKeyTable = {
  scope: string;
  key: string;
  /** Keyed digest of who asked what, so that the same key with another request is refused. */
  fingerprint: string;
  status: number | null;
  /** JSON of the answer, without secrets. */
  answer: JsonText | null;
  created_at: EpochMs;
};

/** Every table; what is generated by the database is optional on insert. */
export type Tables = {
  account: AccountTable;
  restaurant: RestaurantTable;
  restaurant_image: RestaurantImageTable;
  restaurant_slug: RestaurantSlugTable;
  short_code: ShortCodeTable;
  qr_menu_settings: QrMenuSettingsTable;
  staff: StaffTable;
  session_family: SessionFamilyTable;
  refresh_token: RefreshTokenTable;
  one_time_token: OneTimeTokenTable;
  category: CategoryTable;
  item: ItemTable;
  item_size: ItemSizeTable;
  item_ingredient: ItemIngredientTable;
  item_category: ItemCategoryTable;
  modifier_group: ModifierGroupTable;
  modifier_option: ModifierOptionTable;
  item_modifier_group: ItemModifierGroupTable;
  menu: MenuTable;
  menu_section: MenuSectionTable;
  image: ImageTable;
  image_variant: ImageVariantTable;
  change: ChangeTable;
  allergen_matrix_print: AllergenMatrixPrintTable;
  menu_import: MenuImportTable;
  menu_import_row: MenuImportRowTable;
  image_origin: ImageOriginTable;
  idempotency_key: IdempotencyKeyTable;
};
