import type { Dialect } from '../dialect.ts';

/** When a restaurant is open. */
export function venueHours(d: Dialect): string[] {
  return [
    `alter table restaurant add column opening_hours ${d.text} not null default '{"windows":[],"exceptions":[]}'`,
  ];
}
