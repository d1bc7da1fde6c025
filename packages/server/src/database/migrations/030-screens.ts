import { sql } from 'kysely';
import { newId } from '../../shared/ids.ts';
import { confine } from './001-row-security.ts';
import { enter, type Migrating } from './as-role.ts';
import { entityColumns } from './entity-columns.ts';
import type { Dialect } from '../dialect.ts';

const layouts = `('SPOTLIGHT', 'BOARD', 'MIXED')`;

const flag = (name: string) => `${name} integer not null check (${name} in (0, 1))`;

const settings = (d: Dialect) => `create table digital_menu_settings (
  restaurant_id ${d.text} primary key references restaurant (id), id ${d.text} not null,
  layout ${d.text} not null check (layout in ${layouts}), category_ids ${d.text} not null,
  item_seconds integer not null check (item_seconds between 3 and 60), ${flag('is_longer_for_text')},
  ${flag('shows_price')}, ${flag('shows_ingredients')}, ${flag('shows_allergens')}, ${flag('shows_calories')},
  ${flag('shows_logo')}, ${flag('shows_clock')}, ${flag('shows_sold_out')}, ${flag('is_dark')},
  created_at ${d.bigint} not null, updated_at ${d.bigint} not null,
  version ${d.bigint} not null check (version >= 1), deleted_at ${d.bigint}
) ${d.tableEnd}`;

/** A menu that is deleted, and categories that are, stay named: they may come back. */
const screen = (d: Dialect) => [
  `create table screen (
    name ${d.text} not null, name_key ${d.text} not null, code ${d.text} not null, menu_id ${d.text},
    category_ids ${d.text}, layout ${d.text} check (layout in ${layouts}),
    turn ${d.text} not null check (turn in ('NONE', 'LEFT', 'RIGHT')), ${entityColumns(d)}
  ) ${d.tableEnd}`,
  `create unique index screen_name on screen (restaurant_id, name_key) where deleted_at is null`,
  `create unique index screen_code on screen (code)`,
];

const state = (d: Dialect) => `create table screen_state (
  restaurant_id ${d.text} not null, screen_id ${d.text} not null,
  last_seen_at ${d.bigint}, app_version ${d.text} not null, width integer not null, height integer not null,
  menu_of ${d.bigint}, showing ${d.text}, last_fault ${d.text} not null, last_fault_at ${d.bigint},
  identify_until ${d.bigint}, told_at ${d.bigint} not null, told_showing ${d.text}, ${flag('is_told_offline')},
  outage_mailed_at ${d.bigint}, primary key (restaurant_id, screen_id),
  foreign key (restaurant_id, screen_id) references screen (restaurant_id, id)
) ${d.tableEnd}`;

/** Televisions that wait belong to no restaurant yet. */
const pairing = (d: Dialect) => `create table screen_pairing (
  token_digest ${d.text} primary key, code_digest ${d.text} not null unique,
  created_at ${d.bigint} not null, expires_at ${d.bigint} not null, screen_code ${d.text}
) ${d.tableEnd}`;

/** What says whose a screen's address is, and which screens fell silent, before a restaurant is entered. */
const lookUps = [
  `create policy look_up on screen for select to cardamom_lookup using (true)`,
  `grant select (restaurant_id, id, code, is_active, deleted_at) on screen to cardamom_lookup`,
  `create policy look_up on screen_state for select to cardamom_lookup using (true)`,
  `grant select (restaurant_id, screen_id, last_seen_at, is_told_offline, outage_mailed_at) on screen_state to cardamom_lookup`,
  `grant select, insert, update, delete on screen_pairing to cardamom_lookup`,
];

/** Screens: their settings, which every restaurant has from here on, the screens, how they are, and those that wait to be paired. */
export async function screens(db: Migrating, d: Dialect): Promise<void> {
  const tables = [settings(d), ...screen(d), state(d), pairing(d)];
  const guarded = ['digital_menu_settings', 'screen', 'screen_state'];
  const security = [...guarded.flatMap((table) => confine(table, 'restaurant_id')), ...lookUps];
  for (const statement of [...tables, ...(d.name === 'postgres' ? security : [])])
    await sql.raw(statement).execute(db);
  await enter(db, d, 'cardamom_lookup');
  const { rows } = await sql<{ id: string; created_at: number }>`
    select id, created_at from restaurant where deleted_at is null order by id`.execute(db);
  for (const { id, created_at: createdAt } of rows) {
    await enter(db, d, 'cardamom_app', id);
    await sql`insert into digital_menu_settings (restaurant_id, id, layout, category_ids, item_seconds, is_longer_for_text,
        shows_price, shows_ingredients, shows_allergens, shows_calories, shows_logo, shows_clock, shows_sold_out, is_dark,
        created_at, updated_at, version, deleted_at)
      values (${id}, ${newId()}, 'BOARD', '[]', 8, 1, 1, 0, 1, 0, 1, 0, 1, 0, ${createdAt}, ${createdAt}, 1, null)`.execute(
      db,
    );
  }
  await enter(db, d, 'none');
}
