import type { Dialect } from '../dialect.ts';

const entityColumns = (d: Dialect) => `
  restaurant_id ${d.text} not null references restaurant (id),
  id ${d.text} not null,
  created_at ${d.bigint} not null,
  updated_at ${d.bigint} not null,
  version ${d.bigint} not null check (version >= 1),
  deleted_at ${d.bigint},
  primary key (restaurant_id, id)`;

const flag = (name: string) => `${name} integer not null check (${name} in (0, 1))`;

const imageReference = 'foreign key (restaurant_id, image_id) references image (restaurant_id, id)';

/** Accounts, restaurants and the links that lead to them. */
function tenancy(d: Dialect): string[] {
  return [
    `create table account (
      id ${d.text} primary key, email ${d.text} not null, email_key ${d.text} not null unique,
      password_hash ${d.text}, ${flag('is_active')},
      created_at ${d.bigint} not null, updated_at ${d.bigint} not null
    ) ${d.tableEnd}`,
    `create table restaurant (
      id ${d.text} primary key, name ${d.text} not null, restaurant_type ${d.text} not null,
      default_currency ${d.text} not null, default_language ${d.text} not null, time_zone ${d.text} not null,
      business_email ${d.text}, phone_prefix ${d.text}, phone_number ${d.text}, address ${d.text} not null,
      order_types ${d.text} not null, business_day_ends_at ${d.text} not null default '04:00', ${flag('is_demo')},
      created_at ${d.bigint} not null, updated_at ${d.bigint} not null,
      version ${d.bigint} not null, deleted_at ${d.bigint}
    ) ${d.tableEnd}`,
    `create table restaurant_slug (
      slug ${d.text} primary key, restaurant_id ${d.text} not null references restaurant (id),
      ${flag('is_current')}, created_at ${d.bigint} not null
    ) ${d.tableEnd}`,
    `create unique index restaurant_slug_current on restaurant_slug (restaurant_id) where is_current = 1`,
    `create table short_code (
      code ${d.text} primary key, restaurant_id ${d.text} not null references restaurant (id),
      target_kind ${d.text} not null, target_id ${d.text} not null, created_at ${d.bigint} not null,
      unique (restaurant_id, target_kind, target_id)
    ) ${d.tableEnd}`,
    `create table qr_menu_settings (
      restaurant_id ${d.text} primary key references restaurant (id),
      ${flag('shows_price')}, ${flag('shows_ingredients')}, ${flag('shows_allergens')}, ${flag('shows_calories')},
      updated_at ${d.bigint} not null, version ${d.bigint} not null
    ) ${d.tableEnd}`,
  ];
}

function pictures(d: Dialect): string[] {
  return [
    `create table image (
      restaurant_id ${d.text} not null references restaurant (id), id ${d.text} not null,
      width integer not null, height integer not null, dominant_colour ${d.text} not null, alt_text ${d.text} not null,
      created_at ${d.bigint} not null, deleted_at ${d.bigint}, primary key (restaurant_id, id)
    ) ${d.tableEnd}`,
    `create table image_variant (
      restaurant_id ${d.text} not null, image_id ${d.text} not null, format ${d.text} not null,
      width integer not null, height integer not null, byte_size integer not null,
      primary key (restaurant_id, image_id, format, width), ${imageReference}
    ) ${d.tableEnd}`,
    `create table restaurant_image (
      restaurant_id ${d.text} not null, role ${d.text} not null, image_id ${d.text} not null,
      primary key (restaurant_id, role), ${imageReference}
    ) ${d.tableEnd}`,
  ];
}

function people(d: Dialect): string[] {
  return [
    `create table staff (
      account_id ${d.text} not null references account (id), name ${d.text} not null, last_name ${d.text} not null,
      position ${d.text} not null, phone_prefix ${d.text}, phone_number ${d.text}, permissions ${d.text} not null,
      ${flag('is_owner')}, ${flag('is_active')}, pin_digest ${d.text} not null,
      default_language ${d.text} not null, theme ${d.text} not null, image_id ${d.text},
      invited_at ${d.bigint}, last_sign_in_at ${d.bigint}, ${entityColumns(d)}, ${imageReference}
    ) ${d.tableEnd}`,
    `create unique index staff_account on staff (restaurant_id, account_id) where deleted_at is null`,
    `create unique index staff_pin on staff (restaurant_id, pin_digest) where deleted_at is null`,
    `create unique index staff_owner on staff (restaurant_id) where is_owner = 1 and deleted_at is null`,
    `create index staff_by_account on staff (account_id)`,
    `create table session_family (
      id ${d.text} primary key, account_id ${d.text} not null references account (id),
      restaurant_id ${d.text} not null, staff_id ${d.text} not null, created_at ${d.bigint} not null,
      expires_at ${d.bigint} not null, revoked_at ${d.bigint},
      foreign key (restaurant_id, staff_id) references staff (restaurant_id, id)
    ) ${d.tableEnd}`,
    `create index session_family_by_account on session_family (account_id)`,
    `create table refresh_token (
      digest ${d.text} primary key, family_id ${d.text} not null references session_family (id) on delete cascade,
      created_at ${d.bigint} not null, expires_at ${d.bigint} not null, used_at ${d.bigint}
    ) ${d.tableEnd}`,
    `create index refresh_token_by_family on refresh_token (family_id)`,
    `create table one_time_token (
      digest ${d.text} primary key, purpose ${d.text} not null, account_id ${d.text} not null references account (id),
      restaurant_id ${d.text} not null references restaurant (id), created_at ${d.bigint} not null,
      expires_at ${d.bigint} not null, used_at ${d.bigint}
    ) ${d.tableEnd}`,
  ];
}

function menuContent(d: Dialect): string[] {
  const itemReference = 'foreign key (restaurant_id, item_id) references item (restaurant_id, id)';
  return [
    `create table category (
      name ${d.text} not null, name_key ${d.text} not null, description ${d.text} not null, kind ${d.text} not null,
      image_id ${d.text}, position integer not null, ${flag('is_active')}, ${entityColumns(d)}, ${imageReference}
    ) ${d.tableEnd}`,
    `create unique index category_name on category (restaurant_id, name_key) where deleted_at is null`,
    `create table item (
      name ${d.text} not null, name_key ${d.text} not null, description ${d.text} not null, image_id ${d.text},
      allergens ${d.text} not null, marks ${d.text} not null, calories integer,
      availability_state ${d.text} not null, availability_until ${d.bigint}, external_ref ${d.text},
      ${flag('is_active')}, ${entityColumns(d)}, ${imageReference}
    ) ${d.tableEnd}`,
    `create unique index item_name on item (restaurant_id, name_key) where deleted_at is null`,
    `create table item_size (
      restaurant_id ${d.text} not null, id ${d.text} not null, item_id ${d.text} not null, position integer not null,
      name ${d.text} not null, name_key ${d.text} not null, kind ${d.text} not null,
      price ${d.bigint} check (price >= 0), primary key (restaurant_id, id), ${itemReference}
    ) ${d.tableEnd}`,
    `create unique index item_size_name on item_size (restaurant_id, item_id, name_key)`,
    `create table item_ingredient (
      restaurant_id ${d.text} not null, id ${d.text} not null, item_id ${d.text} not null, position integer not null,
      name ${d.text} not null, name_key ${d.text} not null, primary key (restaurant_id, id), ${itemReference}
    ) ${d.tableEnd}`,
    `create index item_ingredient_by_item on item_ingredient (restaurant_id, item_id, position)`,
    `create table item_category (
      restaurant_id ${d.text} not null, item_id ${d.text} not null, category_id ${d.text} not null,
      position integer not null, primary key (restaurant_id, item_id, category_id), ${itemReference},
      foreign key (restaurant_id, category_id) references category (restaurant_id, id)
    ) ${d.tableEnd}`,
    `create index item_category_by_category on item_category (restaurant_id, category_id, position)`,
    `create table menu (
      name ${d.text} not null, name_key ${d.text} not null, description ${d.text} not null,
      ${flag('includes_all_categories')}, position integer not null, ${flag('is_active')}, ${entityColumns(d)}
    ) ${d.tableEnd}`,
    `create unique index menu_name on menu (restaurant_id, name_key) where deleted_at is null`,
  ];
}

function bookkeeping(d: Dialect): string[] {
  return [
    `create table change (
      restaurant_id ${d.text} not null references restaurant (id), id ${d.text} not null, staff_id ${d.text},
      entity ${d.text} not null, entity_id ${d.text} not null, action ${d.text} not null,
      before ${d.text}, after ${d.text}, created_at ${d.bigint} not null, primary key (restaurant_id, id)
    ) ${d.tableEnd}`,
    `create index change_by_entity on change (restaurant_id, entity, entity_id)`,
    `create table idempotency_key (
      scope ${d.text} not null, key ${d.text} not null, fingerprint ${d.text} not null,
      status integer, answer ${d.text}, created_at ${d.bigint} not null, primary key (scope, key)
    ) ${d.tableEnd}`,
    `create index idempotency_key_by_age on idempotency_key (scope, created_at)`,
  ];
}

/** The first schema, in the order its references need. */
export function firstSchema(d: Dialect): string[] {
  return [...tenancy(d), ...pictures(d), ...people(d), ...menuContent(d), ...bookkeeping(d)];
}
