import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { ItemTable } from '../../database/schema/menu.ts';

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
