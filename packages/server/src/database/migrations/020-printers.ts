import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';
import { entityColumns } from './entity-columns.ts';

/** Printers. */
export function printers(d: Dialect): string[] {
  return [
    `create table printer (
      name ${d.text} not null, name_key ${d.text} not null,
      type ${d.text} not null check (type in ('KITCHEN', 'CASHIER', 'BAR', 'LABEL')),
      paper_width integer not null check (paper_width in (58, 80)), address ${d.text} not null,
      port integer not null check (port between 1 and 65535),
      ${entityColumns(d)}
    ) ${d.tableEnd}`,
    `create unique index printer_name on printer (restaurant_id, name_key) where deleted_at is null`,
    ...(d.name === 'postgres' ? confine('printer', 'restaurant_id') : []),
  ];
}
