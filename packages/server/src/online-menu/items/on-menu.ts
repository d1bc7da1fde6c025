import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fromJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';

const nothing = sql<SqlBool>`1 = 0`;

/**
 * The items that a menu shows, were they active and not hidden, as a condition on rows: those of its active categories,
 * without those that it leaves out there. A menu that is not there shows none.
 */
export async function isOnMenu(tx: RestaurantTransaction, menuId: string): Promise<RawBuilder<SqlBool>> {
  const menu = await tx
    .selectFrom('menu')
    .select('includes_all_categories')
    .where('id', '=', menuId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!menu) return nothing;
  const sections = await tx
    .selectFrom('menu_section')
    .select(['category_id', 'hidden_item_ids'])
    .where('menu_id', '=', menuId)
    .execute();
  const includesAll = menu.includes_all_categories === 1;
  if (!includesAll && sections.length === 0) return nothing;
  const named = includesAll
    ? sql``
    : sql`and item_category.category_id in (${sql.join(sections.map((section) => section.category_id))})`;
  const leftOut = sections.flatMap(({ category_id: categoryId, hidden_item_ids: hidden }) => {
    const ids = fromJson(hidden);
    return ids.length === 0
      ? []
      : [sql`and not (item_category.category_id = ${categoryId} and item.id in (${sql.join(ids)}))`];
  });
  return sql<SqlBool>`exists (
    select 1 from item_category
    join category on category.restaurant_id = item_category.restaurant_id and category.id = item_category.category_id
    where item_category.restaurant_id = item.restaurant_id and item_category.item_id = item.id
      and category.is_active = 1 and category.deleted_at is null ${named} ${sql.join(leftOut, sql` `)}
  )`;
}
