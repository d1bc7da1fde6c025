import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';
import { entityColumns } from './entity-columns.ts';

/** What says where a table's printed code leads, before it is known whose code it is. */
const lookUps = [
  `create policy look_up on dining_table for select to cardamom_lookup using (true)`,
  `grant select (restaurant_id, id, section_id, position, label, retired_at) on dining_table to cardamom_lookup`,
  `create policy look_up on table_section for select to cardamom_lookup using (true)`,
  `grant select (restaurant_id, id, first_number, is_active, deleted_at) on table_section to cardamom_lookup`,
];

/** Sections of tables; each table keeps its row, and with it its code, when the section has fewer of them. */
export function tableSections(d: Dialect): string[] {
  return [
    `create table table_section (
      name ${d.text} not null, name_key ${d.text} not null,
      first_number integer not null check (first_number >= 1), table_count integer not null check (table_count >= 1),
      ${entityColumns(d)}
    ) ${d.tableEnd}`,
    `create unique index table_section_name on table_section (restaurant_id, name_key) where deleted_at is null`,
    `create table dining_table (
      restaurant_id ${d.text} not null, id ${d.text} not null, section_id ${d.text} not null,
      position integer not null check (position >= 1), label ${d.text} not null,
      seats integer not null check (seats >= 1), retired_at ${d.bigint},
      primary key (restaurant_id, id),
      foreign key (restaurant_id, section_id) references table_section (restaurant_id, id)
    ) ${d.tableEnd}`,
    `create unique index dining_table_position on dining_table (restaurant_id, section_id, position)`,
    ...(d.name === 'postgres'
      ? [
          ...confine('table_section', 'restaurant_id'),
          ...confine('dining_table', 'restaurant_id'),
          ...lookUps,
        ]
      : []),
  ];
}
