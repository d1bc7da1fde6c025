import type { Dialect } from '../dialect.ts';

/** The columns that end the table of a kind which is switched on and off, versioned and deleted softly, with its key. */
export const entityColumns = (d: Dialect): string => `
  is_active integer not null check (is_active in (0, 1)),
  restaurant_id ${d.text} not null references restaurant (id), id ${d.text} not null,
  created_at ${d.bigint} not null, updated_at ${d.bigint} not null,
  version ${d.bigint} not null check (version >= 1), deleted_at ${d.bigint}, primary key (restaurant_id, id)
`;
