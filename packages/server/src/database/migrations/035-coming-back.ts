import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';

/** What imports wrote of each item, so that a later one knows what was edited here since; and which imports were undone. */
export function comingBack(d: Dialect): string[] {
  return [
    `alter table menu_import add column said_edits ${d.text}`,
    `alter table menu_import add column edited_count integer not null default 0`,
    `alter table menu_import add column undone_by ${d.text}`,
    `alter table menu_import_row add column is_edited integer not null default 0 check (is_edited in (0, 1))`,
    `create table imported_item (
      restaurant_id ${d.text} not null, import_id ${d.text} not null, item_id ${d.text} not null,
      mark ${d.text} not null, places ${d.text} not null, fields ${d.text} not null,
      primary key (restaurant_id, import_id, item_id),
      foreign key (restaurant_id, import_id) references menu_import (restaurant_id, id) on delete cascade
    ) ${d.tableEnd}`,
    `create index imported_item_by_item on imported_item (restaurant_id, item_id)`,
    ...(d.name === 'postgres' ? confine('imported_item', 'restaurant_id') : []),
  ];
}
