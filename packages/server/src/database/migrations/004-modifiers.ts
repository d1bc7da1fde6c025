import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';

const flag = (name: string) => `${name} integer not null check (${name} in (0, 1))`;

const groupReference = (column: string) =>
  `foreign key (restaurant_id, ${column}) references modifier_group (restaurant_id, id)`;

function tables(d: Dialect): string[] {
  return [
    `create table modifier_group (
      name ${d.text} not null, name_key ${d.text} not null, guest_name ${d.text} not null,
      minimum integer not null check (minimum >= 0), maximum integer check (maximum >= 1),
      external_ref ${d.text}, ${flag('is_active')},
      restaurant_id ${d.text} not null references restaurant (id), id ${d.text} not null,
      created_at ${d.bigint} not null, updated_at ${d.bigint} not null,
      version ${d.bigint} not null check (version >= 1), deleted_at ${d.bigint}, primary key (restaurant_id, id)
    ) ${d.tableEnd}`,
    `create unique index modifier_group_name on modifier_group (restaurant_id, name_key) where deleted_at is null`,
    `create table modifier_option (
      restaurant_id ${d.text} not null, id ${d.text} not null, modifier_group_id ${d.text} not null,
      position integer not null, name ${d.text} not null, name_key ${d.text} not null,
      price_delta ${d.bigint} not null, calories_delta integer, allergens ${d.text} not null, ${flag('is_default')},
      availability_state ${d.text} not null, availability_until ${d.bigint},
      primary key (restaurant_id, id), ${groupReference('modifier_group_id')}
    ) ${d.tableEnd}`,
    `create unique index modifier_option_name on modifier_option (restaurant_id, modifier_group_id, name_key)`,
    `create table item_modifier_group (
      restaurant_id ${d.text} not null, item_id ${d.text} not null, modifier_group_id ${d.text} not null,
      position integer not null, primary key (restaurant_id, item_id, modifier_group_id),
      foreign key (restaurant_id, item_id) references item (restaurant_id, id), ${groupReference('modifier_group_id')}
    ) ${d.tableEnd}`,
    `create index item_modifier_group_by_group on item_modifier_group (restaurant_id, modifier_group_id)`,
  ];
}

/** Modifier groups, their options, and which items have them. */
export function modifiers(d: Dialect): string[] {
  if (d.name !== 'postgres') return tables(d);
  const confined = ['modifier_group', 'modifier_option', 'item_modifier_group'];
  return [...tables(d), ...confined.flatMap((table) => confine(table, 'restaurant_id'))];
}
