import type { Dialect } from '../dialect.ts';

/** Who last changed whether guests can have it, when, and by which device's press: what was pressed before that stands back. */
export function availabilityChanges(d: Dialect): string[] {
  return ['item', 'modifier_option'].flatMap((table) => [
    `alter table ${table} add column availability_changed_at ${d.bigint}`,
    `alter table ${table} add column availability_changed_by ${d.text}`,
    `alter table ${table} add column availability_device ${d.text}`,
  ]);
}
