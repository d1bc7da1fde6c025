import type { OrderMove } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { newPlaces, positionById, type Place } from '../../entities/order.ts';
import { moveInList, type OrderedList, type OrderedRow } from '../../entities/ordered-list.ts';

function menuRows(tx: RestaurantTransaction): Promise<OrderedRow[]> {
  return tx
    .selectFrom('menu')
    .select(['id', 'name', 'position'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A place is no edit, so versions stay. */
async function orderMenus(
  tx: RestaurantTransaction,
  rows: readonly Place[],
  order: readonly string[],
): Promise<void> {
  for (const places of newPlaces(rows, order)) {
    await tx
      .updateTable('menu')
      .set({ position: positionById('id', places) })
      .where(
        'id',
        'in',
        places.map((place) => place.id),
      )
      .execute();
  }
}

/** The restaurant's menus in their order. */
export async function menuList(tx: RestaurantTransaction): Promise<OrderedList> {
  const rows = await menuRows(tx);
  return {
    entity: 'MENU_ORDER',
    entityId: tx.restaurantId,
    name: '',
    rows,
    write: (order) => orderMenus(tx, rows, order),
  };
}

/** Moves menus before another one; throws CM_REFERENCE for what is gone. */
export async function moveMenus(tx: RestaurantTransaction, staffId: string, move: OrderMove): Promise<void> {
  await moveInList(tx, staffId, await menuList(tx), move);
}
