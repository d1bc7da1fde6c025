import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';

function tables(d: Dialect): string[] {
  const importReference = 'foreign key (restaurant_id, import_id) references menu_import (restaurant_id, id)';
  return [
    `create table menu_import (
      restaurant_id ${d.text} not null references restaurant (id), id ${d.text} not null,
      staff_id ${d.text} not null, file_name ${d.text} not null, format ${d.text}, state ${d.text} not null,
      counts ${d.text} not null, notes ${d.text} not null, plan_digest ${d.text}, problem ${d.text},
      was_interrupted integer not null check (was_interrupted in (0, 1)),
      runner ${d.text}, alive_at ${d.bigint} not null, batch_id ${d.text},
      created_at ${d.bigint} not null, finished_at ${d.bigint}, primary key (restaurant_id, id)
    ) ${d.tableEnd}`,
    `create table menu_import_row (
      restaurant_id ${d.text} not null, import_id ${d.text} not null, position integer not null,
      outcome ${d.text} not null, name_key ${d.text} not null, content ${d.text} not null,
      primary key (restaurant_id, import_id, position), ${importReference} on delete cascade
    ) ${d.tableEnd}`,
    `create index menu_import_row_by_outcome on menu_import_row (restaurant_id, import_id, outcome, position)`,
    `create table image_origin (
      restaurant_id ${d.text} not null, digest ${d.text} not null, image_id ${d.text} not null,
      primary key (restaurant_id, digest),
      foreign key (restaurant_id, image_id) references image (restaurant_id, id)
    ) ${d.tableEnd}`,
  ];
}

/** Imports with their rows, and which upload a picture was made from, so that the same one is known again. */
export function imports(d: Dialect): string[] {
  if (d.name !== 'postgres') return tables(d);
  const confined = ['menu_import', 'menu_import_row', 'image_origin'];
  return [...tables(d), ...confined.flatMap((table) => confine(table, 'restaurant_id'))];
}
