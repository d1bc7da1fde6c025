import { sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import { enter, type Migrating } from './as-role.ts';

/** The key of an item's name in a category, while both are there. */
const keyInCategory = sql`(
  select item.name_key from item, category
  where item.restaurant_id = item_category.restaurant_id and item.id = item_category.item_id
    and item.deleted_at is null
    and category.restaurant_id = item_category.restaurant_id and category.id = item_category.category_id
    and category.deleted_at is null
)`;

/**
 * An item's name becomes unique in each of its categories instead of in its restaurant. What was there fits: it was held
 * to the stricter rule. The list by name and the search for one keep an index of their own.
 */
export async function namesInCategories(db: Migrating, d: Dialect): Promise<void> {
  await sql`alter table item_category add column name_key ${sql.raw(d.text)}`.execute(db);
  await enter(db, d, 'cardamom_lookup');
  const { rows } = await sql<{ id: string }>`select id from restaurant order by id`.execute(db);
  for (const { id } of rows) {
    await enter(db, d, 'cardamom_app', id);
    await sql`update item_category set name_key = ${keyInCategory} where restaurant_id = ${id}`.execute(db);
  }
  await enter(db, d, 'none');
  for (const statement of [
    `create unique index item_category_name on item_category (restaurant_id, category_id, name_key)
     where name_key is not null`,
    `drop index item_name`,
    `create index item_by_name on item (restaurant_id, name_key, id) where deleted_at is null`,
  ])
    await sql.raw(statement).execute(db);
}
