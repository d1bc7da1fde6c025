import type { MenuSection } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { newId } from '../../shared/ids.ts';
import type { SectionFields } from './fields.ts';

const idsIn = (json: string) => JSON.parse(json) as string[];

/** Which living items are in these categories, by category. */
async function membersOf(
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

/** The sections of these menus in their order, by menu: those whose category is there, naming items that are in it. */
export async function sectionsByMenu(
  tx: RestaurantTransaction,
  menuIds: readonly string[],
): Promise<Map<string, MenuSection[]>> {
  if (menuIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('menu_section')
    .innerJoin('category', (join) =>
      join
        .onRef('category.restaurant_id', '=', 'menu_section.restaurant_id')
        .onRef('category.id', '=', 'menu_section.category_id'),
    )
    .selectAll('menu_section')
    .select('category.name as category_name')
    .where('menu_section.menu_id', 'in', menuIds)
    .where('category.deleted_at', 'is', null)
    .orderBy('menu_section.position')
    .execute();
  const arranged = rows.filter((row) => row.item_order !== '[]' || row.hidden_item_ids !== '[]');
  const members = await membersOf(tx, [...new Set(arranged.map((row) => row.category_id))]);
  const present = (categoryId: string, json: string) =>
    idsIn(json).filter((id) => members.get(categoryId)?.has(id));
  const sections = new Map<string, MenuSection[]>(menuIds.map((id) => [id, []]));
  for (const row of rows) {
    sections.get(row.menu_id)?.push({
      id: row.id,
      category: { id: row.category_id, name: row.category_name },
      title: row.title,
      itemOrder: present(row.category_id, row.item_order),
      hiddenItemIds: present(row.category_id, row.hidden_item_ids),
    });
  }
  return sections;
}

/** Replaces a menu's sections; where a category stays, its section keeps its id. */
export async function replaceSections(
  tx: RestaurantTransaction,
  menuId: string,
  sections: readonly SectionFields[],
): Promise<void> {
  const before = await tx
    .selectFrom('menu_section')
    .select(['id', 'category_id'])
    .where('menu_id', '=', menuId)
    .execute();
  const kept = new Map(before.map((row) => [row.category_id, row.id]));
  await tx.deleteFrom('menu_section').where('menu_id', '=', menuId).execute();
  if (sections.length === 0) return;
  const rows = sections.map(({ categoryId, title, itemOrder, hiddenItemIds }, position) => ({
    id: kept.get(categoryId) ?? newId(),
    menu_id: menuId,
    category_id: categoryId,
    position,
    title,
    item_order: JSON.stringify(itemOrder),
    hidden_item_ids: JSON.stringify(hiddenItemIds),
  }));
  await tx.insertInto('menu_section', rows).execute();
}
