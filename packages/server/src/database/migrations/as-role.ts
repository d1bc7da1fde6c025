import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** A database in the middle of its migrations, whose tables are not those that the types describe. */
export type Migrating = Kysely<unknown>;

/** On PostgreSQL the owner of the tables sees no row either, except in one of the two roles. */
export async function enter(db: Migrating, d: Dialect, role: string, restaurantId = ''): Promise<void> {
  if (d.name !== 'postgres') return;
  await sql`select set_config('role', ${role}, true), set_config('app.restaurant', ${restaurantId}, true)`.execute(
    db,
  );
}
