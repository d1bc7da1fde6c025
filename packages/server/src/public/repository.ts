import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { CategoryTable, ItemTable, MenuTable, ModifierGroupTable } from '../database/schema/menu.ts';

/** The menus that the restaurant has or ever had: their printed codes still lead here. */
export async function findMenuIds(tx: RestaurantTransaction): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('menu').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Menus in their order, active or not. */
export function findMenus(tx: RestaurantTransaction): Promise<MenuTable[]> {
  return tx
    .selectFrom('menu')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Active categories in their order. */
export function findOpenCategories(
  tx: RestaurantTransaction,
): Promise<Pick<CategoryTable, 'id' | 'name' | 'description' | 'kind'>[]> {
  return tx
    .selectFrom('category')
    .select(['id', 'name', 'description', 'kind'])
    .where('deleted_at', 'is', null)
    .where('is_active', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Active items of these categories with each of them they are in, in the categories' own item order. */
export async function findOpenItems(
  tx: RestaurantTransaction,
  categoryIds: readonly string[],
): Promise<(ItemTable & { category_id: string })[]> {
  if (categoryIds.length === 0) return [];
  return tx
    .selectFrom('item')
    .innerJoin('item_category', (join) =>
      join
        .onRef('item_category.restaurant_id', '=', 'item.restaurant_id')
        .onRef('item_category.item_id', '=', 'item.id'),
    )
    .selectAll('item')
    .select('item_category.category_id')
    .where('item_category.category_id', 'in', categoryIds)
    .where('item.deleted_at', 'is', null)
    .where('item.is_active', '=', 1)
    .orderBy('item_category.position')
    .orderBy('item.id')
    .execute();
}

/** Active modifier groups, whether or not an item has them. */
export function findOpenModifierGroups(
  tx: RestaurantTransaction,
): Promise<Pick<ModifierGroupTable, 'id' | 'name' | 'guest_name' | 'minimum' | 'maximum'>[]> {
  return tx
    .selectFrom('modifier_group')
    .select(['id', 'name', 'guest_name', 'minimum', 'maximum'])
    .where('deleted_at', 'is', null)
    .where('is_active', '=', 1)
    .orderBy('id')
    .execute();
}

/** When something in the restaurant was changed last, in epoch ms; null where history knows of nothing. */
export async function findLastChange(tx: RestaurantTransaction): Promise<number | null> {
  const { last } = await tx
    .selectFrom('change')
    .select((eb) => eb.fn.max('created_at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** When the next sold-out or hidden item or option comes back by itself, in epoch ms; null when none will. */
export async function findNextReturn(tx: RestaurantTransaction, moment: number): Promise<number | null> {
  const returns: number[] = [];
  for (const table of ['item', 'modifier_option'] as const) {
    const { next } = await tx
      .selectFrom(table)
      .select((eb) => eb.fn.min('availability_until').as('next'))
      .where('availability_state', '<>', 'AVAILABLE')
      .where('availability_until', '>', moment)
      .executeTakeFirstOrThrow();
    if (next !== null) returns.push(next);
  }
  return returns.length > 0 ? Math.min(...returns) : null;
}
