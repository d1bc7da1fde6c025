import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';

/** How often printed codes were followed, and which steps of setting up were ticked by hand. */
export function scans(d: Dialect): string[] {
  return [
    `create table scan (
      restaurant_id ${d.text} not null references restaurant (id), business_day ${d.text} not null, code ${d.text} not null,
      count ${d.bigint} not null check (count >= 1), primary key (restaurant_id, business_day, code)
    ) ${d.tableEnd}`,
    `create table set_up_tick (
      restaurant_id ${d.text} not null references restaurant (id), tick ${d.text} not null,
      ticked_at ${d.bigint} not null, primary key (restaurant_id, tick)
    ) ${d.tableEnd}`,
    ...(d.name === 'postgres'
      ? [...confine('scan', 'restaurant_id'), ...confine('set_up_tick', 'restaurant_id')]
      : []),
  ];
}
