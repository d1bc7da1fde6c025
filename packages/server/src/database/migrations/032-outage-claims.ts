import type { Dialect } from '../dialect.ts';

/** When a process began to tell an owner of an outage, apart from when that was done. */
export const outageClaims = (d: Dialect): string[] => [
  `alter table screen_state add column outage_claimed_at ${d.bigint}`,
  ...(d.name === 'postgres' ? ['grant select (outage_claimed_at) on screen_state to cardamom_lookup'] : []),
];
