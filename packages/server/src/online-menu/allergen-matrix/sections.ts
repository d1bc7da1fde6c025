import type { MatrixScope, MatrixSection } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { Problem } from '../../shared/problem.ts';
import * as repository from './repository.ts';

/** What the matrix is about, as it is asked for. */
export type ScopeIds = { readonly menuId?: string | undefined; readonly categoryId?: string | undefined };

/** A scope with the names of what it names; throws CM_NOT_FOUND for a menu or category that is not there. */
export async function scopeOf(
  tx: RestaurantTransaction,
  { menuId, categoryId }: ScopeIds,
): Promise<MatrixScope & { includesAll: boolean }> {
  const menu = menuId === undefined ? null : await repository.findMatrixMenu(tx, menuId);
  const category = categoryId === undefined ? null : await repository.findMatrixCategory(tx, categoryId);
  if ((menuId !== undefined && !menu) || (categoryId !== undefined && !category))
    throw new Problem('CM_NOT_FOUND');
  return { menu: menu && { id: menu.id, name: menu.name }, category, includesAll: menu?.includesAll ?? true };
}

/**
 * The active items of a scope under their categories, and after them the choices that go with these items: what a
 * guest adds to a dish is eaten with it.
 */
export async function matrixSections(tx: RestaurantTransaction, ids: ScopeIds): Promise<MatrixSection[]> {
  const { menu, category, includesAll } = await scopeOf(tx, ids);
  const categories = (await repository.findCategories(tx, menu && { ...menu, includesAll })).filter(
    ({ id }) => category === null || id === category.id,
  );
  const items = await repository.findItems(
    tx,
    categories.map(({ id }) => id),
  );
  const options = Map.groupBy(await repository.findOptions(tx), ({ groupId }) => groupId);
  const groupsOf = Map.groupBy(await repository.findGroupUses(tx), ({ itemId }) => itemId);
  const hasUndeclared = (groupId: string) =>
    options.get(groupId)?.some(({ allergens }) => !allergens.isDeclared) ?? false;
  const itemsOf = Map.groupBy(items, ({ categoryId }) => categoryId);
  const ofItems = categories.map(({ id, name, hiddenItemIds }): MatrixSection => {
    const rows = (itemsOf.get(id) ?? []).filter((item) => !hiddenItemIds.includes(item.id));
    return {
      id,
      kind: 'CATEGORY',
      name,
      rows: rows.map((item) => ({
        id: item.id,
        name: item.name,
        allergens: item.allergens,
        hasUndeclaredOption: groupsOf.get(item.id)?.some(({ groupId }) => hasUndeclared(groupId)) ?? false,
      })),
    };
  });
  const shown = new Set(ofItems.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const used = new Set(
    [...groupsOf].flatMap(([id, uses]) => (shown.has(id) ? uses.map((use) => use.groupId) : [])),
  );
  const ofOptions = [...options]
    .filter(([groupId]) => used.has(groupId))
    .map(([id, rows]): MatrixSection => ({
      id,
      kind: 'MODIFIER_GROUP',
      name: rows[0]?.groupName ?? '',
      rows: rows.map((option) => ({
        id: option.id,
        name: option.name,
        allergens: option.allergens,
        hasUndeclaredOption: false,
      })),
    }));
  return [...ofItems, ...ofOptions].filter(({ rows }) => rows.length > 0);
}
