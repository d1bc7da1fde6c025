import type { ItemsMoved, Reference } from '@cardamom/api-types';
import { asBatch } from '../../changes/origin.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { presentAmong } from '../../entities/repository.ts';
import { Problem } from '../../shared/problem.ts';
import { namesInUse } from '../items/names.ts';
import { getItem, updateItem } from '../items/service.ts';
import { itemRows } from './order-repository.ts';
import { categories } from './service.ts';

/** How many of the items that stand in the way are named. */
const namedItems = 3;

/** Throws OM_002 on the target with the items whose names are taken there. */
async function assertFree(
  tx: RestaurantTransaction,
  rows: readonly Reference[],
  toId: string,
): Promise<void> {
  const taken = await namesInUse(
    tx,
    rows.map(({ id, name }) => ({ id, name, categoryIds: [toId] })),
  );
  const [category] = [...taken.values()].flat();
  if (category === undefined) return;
  const names = rows.filter(({ id }) => taken.has(id)).map(({ name }) => `“${name}”`);
  const more = names.length > namedItems ? ` and ${names.length - namedItems} more` : '';
  const items = `${names.slice(0, namedItems).join(', ')}${more}`;
  throw Problem.field('/toCategoryId', 'OM_002', `(${items} in “${category.name}”)`);
}

/**
 * Puts every item of a category into another one instead, at its end and in the same order, as one batch of
 * history. Throws CM_NOT_FOUND, CM_REFERENCE and CM_CHOICE for a target that is gone or the same, or OM_002 when the
 * target has an item of that name already.
 */
export async function moveItemsToCategory(
  tx: RestaurantTransaction,
  staffId: string,
  fromId: string,
  toId: string,
): Promise<ItemsMoved> {
  await categories.get(tx, fromId);
  if (toId === fromId) throw Problem.field('/toCategoryId', 'CM_CHOICE');
  if (!(await presentAmong(tx, 'category', [toId])).has(toId))
    throw Problem.field('/toCategoryId', 'CM_REFERENCE');
  const batch = asBatch(tx);
  const rows = await itemRows(tx, fromId);
  await assertFree(tx, rows, toId);
  for (const { id } of rows) {
    const item = await getItem(tx, id);
    const others = item.categories.map((category) => category.id).filter((category) => category !== fromId);
    await updateItem(batch, staffId, item, { categoryIds: [...new Set([...others, toId])] });
  }
  return { batchId: batch.origin.batchId, count: rows.length };
}
