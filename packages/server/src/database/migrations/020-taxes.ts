import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';
import { entityColumns } from './entity-columns.ts';

/** What is added to prices, or in them: taxes, and one service charge. */
export function taxes(d: Dialect): string[] {
  return [
    `create table tax (
      name ${d.text} not null, name_key ${d.text} not null,
      rate integer not null check (rate between 0 and 100000),
      treatment ${d.text} not null check (treatment in ('INCLUDED', 'EXCLUDED')), ${entityColumns(d)}
    ) ${d.tableEnd}`,
    `create unique index tax_name on tax (restaurant_id, name_key) where deleted_at is null`,
    `create table service_charge (
      type ${d.text} not null check (type in ('FIXED', 'PERCENTAGE')), rate ${d.bigint} not null check (rate >= 0),
      treatment ${d.text} not null check (treatment in ('INCLUDED', 'EXCLUDED')),
      purpose ${d.text} not null, short_line ${d.text} not null, ${entityColumns(d)}
    ) ${d.tableEnd}`,
    `create unique index service_charge_only on service_charge (restaurant_id)`,
    ...(d.name === 'postgres'
      ? ['tax', 'service_charge'].flatMap((table) => confine(table, 'restaurant_id'))
      : []),
  ];
}
