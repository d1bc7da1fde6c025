import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';
import { entityColumns } from './entity-columns.ts';

/** Discounts. */
export function discounts(d: Dialect): string[] {
  return [
    `create table discount (
      name ${d.text} not null, name_key ${d.text} not null, type ${d.text} not null check (type in ('FIXED', 'PERCENTAGE')),
      amount ${d.bigint} not null check (amount >= 1), ${entityColumns(d)}
    ) ${d.tableEnd}`,
    `create unique index discount_name on discount (restaurant_id, name_key) where deleted_at is null`,
    ...(d.name === 'postgres' ? confine('discount', 'restaurant_id') : []),
  ];
}
