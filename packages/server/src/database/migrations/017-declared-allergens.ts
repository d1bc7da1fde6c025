import { sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import { enter, type Migrating } from './as-role.ts';

/** Out of the JSON: whether it says that somebody declared, and what is left of it without that. */
const taken = {
  sqlite: {
    isDeclared: sql`coalesce(json_extract(allergens, '$.isDeclared'), 0)`,
    rest: sql`json_remove(allergens, '$.isDeclared')`,
  },
  postgres: {
    isDeclared: sql`coalesce((allergens::jsonb ->> 'isDeclared')::boolean, false)::integer`,
    rest: sql`(allergens::jsonb - 'isDeclared')::text`,
  },
} as const;

/** Whether somebody declared the allergens of a dish or an option becomes a column; their JSON holds the lists alone. */
export async function declaredAllergens(db: Migrating, d: Dialect): Promise<void> {
  const { isDeclared, rest } = taken[d.name];
  const tables = ['item', 'modifier_option'] as const;
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column allergens_declared integer not null default 0
      check (allergens_declared in (0, 1))`.execute(db);
  await enter(db, d, 'cardamom_lookup');
  const { rows } = await sql<{ id: string }>`select id from restaurant order by id`.execute(db);
  for (const { id } of rows) {
    await enter(db, d, 'cardamom_app', id);
    for (const table of tables)
      await sql`update ${sql.table(table)} set allergens_declared = ${isDeclared}, allergens = ${rest}
        where restaurant_id = ${id}`.execute(db);
  }
  await enter(db, d, 'none');
}
