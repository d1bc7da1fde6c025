import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';

/** Discounts. */
export function discounts(d: Dialect): string[] {
  return [
    `create table discount (
      name ${d.text} not null, name_key ${d.text} not null, type ${d.text} not null check (type in ('FIXED', 'PERCENTAGE')),
      amount ${d.bigint} not null check (amount >= 1), is_active integer not null check (is_active in (0, 1)),
      restaurant_id ${d.text} not null references restaurant (id), id ${d.text} not null,
      created_at ${d.bigint} not null, updated_at ${d.bigint} not null,
      version ${d.bigint} not null check (version >= 1), deleted_at ${d.bigint}, primary key (restaurant_id, id)
    ) ${d.tableEnd}`,
    `create unique index discount_name on discount (restaurant_id, name_key) where deleted_at is null`,
    ...(d.name === 'postgres' ? confine('discount', 'restaurant_id') : []),
  ];
}
