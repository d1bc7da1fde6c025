import type { Dialect } from '../dialect.ts';

/** What people are told of the devices they are signed in on, and the address that a link confirms. */
export function ownSessions(d: Dialect): string[] {
  return [
    `alter table session_family add column browser ${d.text}`,
    `alter table session_family add column system ${d.text}`,
    `alter table session_family add column last_seen_at ${d.bigint}`,
    `alter table one_time_token add column email ${d.text}`,
  ];
}
