import { historyEntities, mayCall, type HistoryEntity, type Permission } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { staffEntity } from '../../human-resources/staff/entity.ts';
import { categoryEntity } from '../categories/entity.ts';
import { categoryList, itemList } from '../categories/order.ts';
import { digitalMenuSettingsEntity } from '../digital-menu/settings.ts';
import { itemEntity } from '../items/entity.ts';
import { menuEntity } from '../menus/entity.ts';
import { menuList } from '../menus/order.ts';
import { qrMenuSettingsEntity } from '../qr-menu/settings.ts';
import { screenEntity } from '../screens/service.ts';
import { settingsKinds } from '../../settings/kinds.ts';
import { modifierGroupEntity } from '../modifier-groups/entity.ts';
import type { EntityKind } from '../../entities/kind.ts';
import type { OrderedList } from '../../entities/ordered-list.ts';

/** The entities whose changes can be read and taken back: a new kind needs one line here, or in `settings/kinds.ts`. */
const kinds: Readonly<Record<string, EntityKind>> = {
  CATEGORY: categoryEntity,
  MENU: menuEntity,
  MODIFIER_GROUP: modifierGroupEntity,
  ITEM: itemEntity,
  STAFF_MEMBER: staffEntity,
  QR_MENU_SETTINGS: qrMenuSettingsEntity,
  DIGITAL_MENU_SETTINGS: digitalMenuSettingsEntity,
  SCREEN: screenEntity,
  ...settingsKinds,
};

/** The kind a stored change is about; undefined for an order and for what history does not tell. */
export function kindOf(entity: string): EntityKind | undefined {
  return kinds[entity];
}

/** What history tells somebody with these permissions: of people only what they may change. */
export function toldTo(permissions: readonly Permission[]): HistoryEntity[] {
  return historyEntities.filter(
    (entity) => entity !== 'STAFF_MEMBER' || mayCall(staffEntity.operation, permissions),
  );
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
