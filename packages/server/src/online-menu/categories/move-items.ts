import type { ItemsMoved } from '@cardamom/api-types';
import { asBatch } from '../../changes/origin.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { Problem } from '../../shared/problem.ts';
import { getItem, updateItem } from '../items/service.ts';
import { itemRows } from './order-repository.ts';
import { holdCategories } from './repository.ts';
import { getCategory } from './service.ts';

/**
 * Puts every item of a category into another one instead, at its end and in the same order, as one batch of
 * history. Throws CM_NOT_FOUND, or CM_REFERENCE and CM_CHOICE for a target that is gone or the same.
 */
export async function moveItemsToCategory(
  tx: RestaurantTransaction,
  staffId: string,
  fromId: string,
  toId: string,
): Promise<ItemsMoved> {
  await getCategory(tx, fromId);
  if (toId === fromId) throw Problem.field('/toCategoryId', 'CM_CHOICE');
  const held = await holdCategories(tx, [fromId, toId]);
  if (!held.has(toId)) throw Problem.field('/toCategoryId', 'CM_REFERENCE');
  const batch = asBatch(tx);
  const rows = await itemRows(tx, fromId);
  for (const { id } of rows) {
    const item = await getItem(tx, id);
    const others = item.categories.map((category) => category.id).filter((category) => category !== fromId);
    await updateItem(batch, staffId, item, { categoryIds: [...new Set([...others, toId])] });
  }
  return { batchId: batch.origin.batchId, count: rows.length };
}
