/** Works inside one restaurant: sees and writes only rows of `app.restaurant`. */
const appRole = 'cardamom_app';
/** Looks up before sign-in and across restaurants, and keeps sessions; it can do only that. */
const lookupRole = 'cardamom_lookup';

const current = `(select current_setting('app.restaurant', true))`;

const ownedByRestaurant = [
  'restaurant_image',
  'restaurant_slug',
  'short_code',
  'qr_menu_settings',
  'staff',
  'category',
  'item',
  'item_size',
  'item_ingredient',
  'item_category',
  'menu',
  'image',
  'image_variant',
  'change',
] as const;

/** A role belongs to the whole cluster, so it may be there already, or be made by a neighbour this very moment. */
const createRole = (role: string) => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
  exception when duplicate_object or unique_violation then null;
  end $$`;

/** Lets the server's own login take the role for a transaction; skipped where it already may. */
const grantRole = (role: string) => `
  do $$ begin
    if not pg_has_role(current_user, '${role}', 'member') then execute 'grant ${role} to ' || quote_ident(current_user); end if;
  end $$`;

/** Lets the restaurants' role see and write only its own rows of a table, by the column that names the restaurant. */
export const confine = (table: string, column: string) => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy own_restaurant on ${table} to ${appRole} using (${column} = ${current}) with check (${column} = ${current})`,
  `grant select, insert, update, delete on ${table} to ${appRole}`,
];

const lookUp = (table: string, may = 'select') => [
  `create policy look_up on ${table} to ${lookupRole} using (true) with check (true)`,
  `grant ${may} on ${table} to ${lookupRole}`,
];

/** Makes the two roles where they are not there, and lets the server's own login take them. */
export const makeRoles = [
  createRole(appRole),
  createRole(lookupRole),
  grantRole(appRole),
  grantRole(lookupRole),
];

/** Lets the two roles find what lies in a schema. */
export const openSchema = (schema: string) => `grant usage on schema ${schema} to ${appRole}, ${lookupRole}`;

/** PostgreSQL only: the two roles, and row-level security behind every table of a restaurant. */
export function firstRowSecurity(): string[] {
  return [
    ...makeRoles,
    openSchema('public'),
    ...ownedByRestaurant.flatMap((table) => confine(table, 'restaurant_id')),
    ...confine('restaurant', 'id'),
    ...confine('idempotency_key', 'scope'),
    ...lookUp('restaurant'),
    ...lookUp('restaurant_slug'),
    ...lookUp('short_code'),
    ...lookUp('staff', 'select, update (last_sign_in_at)'),
    `create policy look_up on idempotency_key to ${lookupRole} using (scope = 'registration') with check (scope = 'registration')`,
    `grant select, insert, update, delete on idempotency_key to ${lookupRole}`,
    `alter table account enable row level security`,
    `alter table account force row level security`,
    ...lookUp('account', 'select, insert, update'),
    ...['session_family', 'refresh_token', 'one_time_token'].map(
      (table) => `grant select, insert, update, delete on ${table} to ${lookupRole}`,
    ),
  ];
}
