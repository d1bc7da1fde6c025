import type { MenuSection } from '@cardamom/api-types';
import { fromJson, type JsonText } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';

/** Which living items are in these categories, by category. */
export async function membersOf(
  tx: RestaurantTransaction,
  categoryIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const members = new Map<string, Set<string>>();
  if (categoryIds.length === 0) return members;
  const rows = await tx
    .selectFrom('item_category')
    .innerJoin('item', (join) =>
      join
        .onRef('item.restaurant_id', '=', 'item_category.restaurant_id')
        .onRef('item.id', '=', 'item_category.item_id'),
    )
    .select(['item_category.category_id', 'item_category.item_id'])
    .where('item_category.category_id', 'in', categoryIds)
    .where('item.deleted_at', 'is', null)
    .execute();
  for (const { category_id: category, item_id: item } of rows) {
    const known = members.get(category);
    if (known) known.add(item);
    else members.set(category, new Set([item]));
  }
  return members;
}

/** Which items sections name: those that are in their category now, or all that were put there and may come back. */
export type NamedItems = 'present' | 'all';

/** The sections of these menus whose category is there, in their order, by menu. */
export async function sectionsByMenu(
  tx: RestaurantTransaction,
  menuIds: readonly string[],
  named: NamedItems = 'present',
): Promise<Map<string, MenuSection[]>> {
  if (menuIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('menu_section')
    .innerJoin('category', (join) =>
      join
        .onRef('category.restaurant_id', '=', 'menu_section.restaurant_id')
        .onRef('category.id', '=', 'menu_section.category_id'),
    )
    .leftJoin('item', (join) =>
      join
        .onRef('item.restaurant_id', '=', 'menu_section.restaurant_id')
        .onRef('item.id', '=', 'menu_section.featured_item_id'),
    )
    .selectAll('menu_section')
    .select(['category.name as category_name', 'item.name as featured_name'])
    .where('menu_section.menu_id', 'in', menuIds)
    .where('category.deleted_at', 'is', null)
    .orderBy('menu_section.position')
    .execute();
  const namesItems = (row: (typeof rows)[number]) =>
    row.featured_item_id !== null ||
    fromJson(row.item_order).length > 0 ||
    fromJson(row.hidden_item_ids).length > 0;
  const arranged = rows.filter((row) => named === 'present' && namesItems(row));
  const members = await membersOf(tx, [...new Set(arranged.map((row) => row.category_id))]);
  const isNamed = (categoryId: string, id: string) =>
    named === 'all' || (members.get(categoryId)?.has(id) ?? false);
  const itemsIn = (categoryId: string, ids: JsonText<string[]>) =>
    fromJson(ids).filter((id) => isNamed(categoryId, id));
  const sections = new Map<string, MenuSection[]>(menuIds.map((id) => [id, []]));
  for (const row of rows) {
    const { category_id: categoryId, featured_item_id: featuredId, featured_name: featuredName } = row;
    const isFeaturing = featuredId !== null && featuredName !== null && isNamed(categoryId, featuredId);
    sections.get(row.menu_id)?.push({
      id: row.id,
      category: { id: categoryId, name: row.category_name },
      title: row.title,
      itemOrder: itemsIn(categoryId, row.item_order),
      hiddenItemIds: itemsIn(categoryId, row.hidden_item_ids),
      featuredItem: isFeaturing ? { id: featuredId, name: featuredName } : null,
    });
  }
  return sections;
}
