import type { Dialect } from '../dialect.ts';
import { confine } from './001-row-security.ts';

/** Changes of many entries that go on behind their answer. */
export function listJobs(d: Dialect): string[] {
  return [
    `create table list_job (
      restaurant_id ${d.text} not null references restaurant (id), id ${d.text} not null,
      state ${d.text} not null check (state in ('RUNNING', 'DONE', 'FAILED')), batch_id ${d.text} not null,
      done integer not null, total integer not null, refused ${d.text} not null, refused_count integer not null,
      problem ${d.text}, runner ${d.text}, alive_at ${d.bigint} not null, created_at ${d.bigint} not null,
      primary key (restaurant_id, id)
    ) ${d.tableEnd}`,
    // Whoever forgets to ask first is refused here: a restaurant has one at a time.
    `create unique index list_job_running on list_job (restaurant_id) where state = 'RUNNING'`,
    ...(d.name === 'postgres' ? confine('list_job', 'restaurant_id') : []),
  ];
}
