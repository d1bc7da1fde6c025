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
