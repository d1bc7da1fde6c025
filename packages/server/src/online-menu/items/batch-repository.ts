import type { ItemSize, ItemSizeDraft } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { ItemTable } from '../../database/schema/menu.ts';
import { now } from '../../shared/clock.ts';
import { nameKey } from '../../shared/text.ts';
import { replaceSizes } from './parts.ts';

/** What a batch writes of one item's own row; what is left out stays. */
export type BatchFields = {
  name?: string;
  description?: string;
  calories?: number | null;
  isActive?: boolean;
};

/** These living items, held until the transaction ends, so that the versions read here are those that are replaced. */
export async function holdItems(tx: RestaurantTransaction, ids: readonly string[]): Promise<ItemTable[]> {
  await tx
    .updateTable('item')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', 'in', ids)
    .execute();
  return tx.selectFrom('item').selectAll().where('id', 'in', ids).where('deleted_at', 'is', null).execute();
}

/** Which of these name keys living items outside the batch have. */
export async function keysInUse(
  tx: RestaurantTransaction,
  keys: readonly string[],
  batchIds: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .selectFrom('item')
    .select('name_key')
    .where('name_key', 'in', keys)
    .where('id', 'not in', batchIds)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.name_key));
}

/** Takes the names of these items out of the unique index, so that two items can swap theirs. */
export async function freeNames(tx: RestaurantTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('item')
    .set((eb) => ({ name_key: eb.ref('id') }))
    .where('id', 'in', ids)
    .execute();
}

/** Saves one held item as its next version. */
export async function saveHeld(
  tx: RestaurantTransaction,
  { id, version }: { id: string; version: number },
  { name, description, calories, isActive }: BatchFields,
): Promise<void> {
  await tx
    .updateTable('item')
    .set({
      ...(name !== undefined && { name, name_key: nameKey(name) }),
      ...(description !== undefined && { description }),
      ...(calories !== undefined && { calories }),
      ...(isActive !== undefined && { is_active: isActive ? 1 : 0 }),
      version: version + 1,
      updated_at: now(),
    })
    .where('id', '=', id)
    .execute();
}

/** Saves the sizes of an item; where only prices differ, its rows stay. */
export async function saveSizes(
  tx: RestaurantTransaction,
  itemId: string,
  before: readonly ItemSize[],
  sizes: readonly ItemSizeDraft[],
): Promise<void> {
  const isSameRows =
    before.length === sizes.length &&
    sizes.every(({ id, name = '', kind }, index) => {
      const size = before[index];
      return size?.id === id && size?.name === name && size.kind === kind;
    });
  if (!isSameRows) return replaceSizes(tx, new Map([[itemId, sizes]]));
  for (const [index, { id, price = null }] of sizes.entries()) {
    if (id === undefined || before[index]?.price === price) continue;
    await tx.updateTable('item_size').set({ price }).where('id', '=', id).execute();
  }
}
