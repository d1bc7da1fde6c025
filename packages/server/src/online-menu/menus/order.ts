import type { OrderMove } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { moveInList, type OrderedList } from '../../entities/ordered-list.ts';
import { wholeList } from '../../entities/ordered-table.ts';

/** The restaurant's menus in their order. */
export function menuList(tx: RestaurantTransaction): Promise<OrderedList> {
  return wholeList(tx, 'menu');
}

/** Moves menus before another one; throws CM_REFERENCE for what is gone. */
export async function moveMenus(tx: RestaurantTransaction, staffId: string, move: OrderMove): Promise<void> {
  await moveInList(tx, staffId, await menuList(tx), move);
}
