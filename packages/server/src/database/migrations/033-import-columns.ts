import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';

/** What the columns of an imported table are taken for, and what people said of them, for files with the same heads. */
export function importColumns(d: Dialect): string[] {
  return [
    `alter table menu_import add column found_table ${d.text}`,
    `create table import_columns (
      restaurant_id ${d.text} not null references restaurant (id), heads_key ${d.text} not null,
      has_heads integer not null check (has_heads in (0, 1)), columns ${d.text} not null, said_at ${d.bigint} not null,
      primary key (restaurant_id, heads_key)
    ) ${d.tableEnd}`,
    ...(d.name === 'postgres' ? confine('import_columns', 'restaurant_id') : []),
  ];
}
