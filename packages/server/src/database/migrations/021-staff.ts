import { sql } from 'kysely';
import { nameKey } from '../../shared/text.ts';
import type { Dialect } from '../dialect.ts';
import { enter, type Migrating } from './as-role.ts';

/** A restaurant's role sees whom an account of its own people belongs to, and nothing else of it. */
const ownAccounts = [
  `create policy own_people on account for select to cardamom_app using (id in (
    select account_id from staff where restaurant_id = (select current_setting('app.restaurant', true))
  ))`,
  `grant select (id, email) on account to cardamom_app`,
];

/**
 * People are invited: who has not accepted yet has not joined. They are found by their whole name. Whoever is switched off or
 * leaves ends the sessions that began before. Everybody who was there has joined.
 */
export async function staff(db: Migrating, d: Dialect): Promise<void> {
  for (const statement of [
    `alter table staff add column name_key ${d.text} not null default ''`,
    `alter table staff add column joined_at ${d.bigint}`,
    `alter table staff add column invitation_expires_at ${d.bigint}`,
    `alter table staff add column invited_by ${d.text}`,
    `alter table staff add column sessions_since ${d.bigint} not null default 0`,
    `alter table session_family add column entered_at ${d.bigint} not null default 0`,
    `create index staff_by_name on staff (restaurant_id, name_key, id) where deleted_at is null`,
  ])
    await sql.raw(statement).execute(db);
  await enter(db, d, 'cardamom_lookup');
  const { rows } = await sql<{ id: string }>`select id from restaurant order by id`.execute(db);
  for (const { id } of rows) {
    await enter(db, d, 'cardamom_app', id);
    const people = await sql<{
      id: string;
      name: string;
      last_name: string;
    }>`select id, name, last_name from staff
      where restaurant_id = ${id}`.execute(db);
    for (const person of people.rows)
      await sql`update staff set joined_at = created_at, name_key = ${nameKey(`${person.name} ${person.last_name}`.trim())}
        where restaurant_id = ${id} and id = ${person.id}`.execute(db);
  }
  await enter(db, d, 'none');
  if (d.name === 'postgres') for (const statement of ownAccounts) await sql.raw(statement).execute(db);
}
