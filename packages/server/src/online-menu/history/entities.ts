import type { Services } from '../../http/services.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { categoryEntity } from '../categories/entity.ts';
import { categoryList, itemList } from '../categories/order.ts';
import { itemEntity } from '../items/entity.ts';
import { menuEntityAt } from '../menus/entity.ts';
import { menuList } from '../menus/order.ts';
import { modifierGroupEntity } from '../modifier-groups/entity.ts';
import type { MenuEntity } from '../list-actions/menu-entity.ts';
import type { OrderedList } from '../list-actions/ordered-list.ts';
import type { EntityTable } from '../list-actions/repository.ts';

/** An entity of history, and where its rows are. */
export type HistoryKind = { readonly table: EntityTable; readonly entity: MenuEntity };
export type HistoryKinds = {
  readonly [Kind in 'CATEGORY' | 'ITEM' | 'MENU' | 'MODIFIER_GROUP']: HistoryKind;
};

/** The entities whose changes can be read and taken back: a new kind needs one line here. */
export function historyKinds({ config }: Services): HistoryKinds {
  return {
    CATEGORY: { table: 'category', entity: categoryEntity },
    MENU: { table: 'menu', entity: menuEntityAt(config.publicUrl) },
    MODIFIER_GROUP: { table: 'modifier_group', entity: modifierGroupEntity },
    ITEM: { table: 'item', entity: itemEntity },
  };
}

/** Of the kinds, the one a stored change is about; undefined for an order and for what history does not tell. */
export function kindOf(kinds: HistoryKinds, entity: string): HistoryKind | undefined {
  return (kinds as Readonly<Record<string, HistoryKind | undefined>>)[entity];
}

/** The orders whose moves can be taken back: a new order needs one line here. */
const orderedLists: Readonly<
  Record<string, (tx: RestaurantTransaction, entityId: string) => Promise<OrderedList>>
> = {
  CATEGORY_ORDER: (tx) => categoryList(tx),
  ITEM_ORDER: (tx, categoryId) => itemList(tx, categoryId),
  MENU_ORDER: (tx) => menuList(tx),
};

/** Opens the order a stored change is about; undefined for what is no order. */
export function orderOf(
  tx: RestaurantTransaction,
  entity: string,
  entityId: string,
): Promise<OrderedList> | undefined {
  return orderedLists[entity]?.(tx, entityId);
}
