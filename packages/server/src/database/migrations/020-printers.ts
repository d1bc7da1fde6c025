import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';

/** Printers. */
export function printers(d: Dialect): string[] {
  return [
    `create table printer (
      name ${d.text} not null, name_key ${d.text} not null,
      type ${d.text} not null check (type in ('KITCHEN', 'CASHIER', 'BAR', 'LABEL')),
      paper_width integer not null check (paper_width in (58, 80)), address ${d.text} not null,
      port integer not null check (port between 1 and 65535),
      is_active integer not null check (is_active in (0, 1)),
      restaurant_id ${d.text} not null references restaurant (id), id ${d.text} not null,
      created_at ${d.bigint} not null, updated_at ${d.bigint} not null,
      version ${d.bigint} not null check (version >= 1), deleted_at ${d.bigint}, primary key (restaurant_id, id)
    ) ${d.tableEnd}`,
    `create unique index printer_name on printer (restaurant_id, name_key) where deleted_at is null`,
    ...(d.name === 'postgres' ? confine('printer', 'restaurant_id') : []),
  ];
}
