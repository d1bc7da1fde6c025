import type { Dialect } from '../dialect.ts';

/** Pictures are edited like everything else: over the version somebody saw. */
export function imageVersion(d: Dialect): string[] {
  return [`alter table image add column version ${d.bigint} not null default 1`];
}
