import { accentOfLook, lookOfType, type RestaurantType } from '@cardamom/api-types';
import { sql } from 'kysely';
import { newId } from '../../shared/ids.ts';
import type { Dialect } from '../dialect.ts';
import { enter, type Migrating } from './as-role.ts';

/**
 * A look and an accent colour for guest pages: everybody's is the one that a new restaurant of their type starts with. The settings
 * become an entity like any other, with an id of their own.
 */
export async function qrMenuLook(db: Migrating, d: Dialect): Promise<void> {
  for (const column of [
    `id ${d.text} not null default ''`,
    `created_at ${d.bigint} not null default 0`,
    `deleted_at ${d.bigint}`,
    `look ${d.text} not null default 'LINEN' check (look in ('COUNTER', 'LINEN', 'CANDLE', 'GRIDDLE'))`,
    `accent_colour ${d.text} not null default '${accentOfLook.LINEN}'`,
  ])
    await sql.raw(`alter table qr_menu_settings add column ${column}`).execute(db);
  await enter(db, d, 'cardamom_lookup');
  const { rows } = await sql<{ id: string; restaurant_type: RestaurantType; created_at: number }>`
    select id, restaurant_type, created_at from restaurant order by id`.execute(db);
  for (const { id, restaurant_type: type, created_at: createdAt } of rows) {
    await enter(db, d, 'cardamom_app', id);
    const look = lookOfType[type];
    await sql`update qr_menu_settings
      set id = ${newId()}, created_at = ${createdAt}, look = ${look}, accent_colour = ${accentOfLook[look]}
      where restaurant_id = ${id}`.execute(db);
  }
  await enter(db, d, 'none');
}
