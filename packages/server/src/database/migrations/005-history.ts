import type { Dialect } from '../dialect.ts';

/** History groups what one action changed, and knows what was taken back. */
export function history(d: Dialect): string[] {
  return [
    `alter table change add column batch_id ${d.text}`,
    `alter table change add column undoes ${d.text}`,
    `create index change_by_batch on change (restaurant_id, batch_id) where batch_id is not null`,
    `create index change_by_undone on change (restaurant_id, undoes) where undoes is not null`,
  ];
}
