import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { newPlaces, positionById } from './order.ts';
import type { OrderedList } from './ordered-list.ts';

/** What a restaurant keeps in an order of its own, by the table it lies in. */
const ordered = { category: 'CATEGORY_ORDER', menu: 'MENU_ORDER' } as const;

/** All that a restaurant keeps in this table, in its order. A place is no edit, so versions stay. */
export async function wholeList(
  tx: RestaurantTransaction,
  table: keyof typeof ordered,
): Promise<OrderedList> {
  // Both have an id, a name and a place.
  const named = table as 'menu';
  const rows = await tx
    .selectFrom(named)
    .select(['id', 'name', 'position'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return {
    entity: ordered[table],
    entityId: tx.restaurantId,
    name: '',
    rows,
    async write(order) {
      for (const places of newPlaces(rows, order)) {
        await tx
          .updateTable(named)
          .set({ position: positionById('id', places) })
          .where(
            'id',
            'in',
            places.map((place) => place.id),
          )
          .execute();
      }
    },
  };
}
