import type { Change, HistoryEntity } from '@cardamom/api-types';
import { useHref, type Place } from '../routing/index.ts';

const places: Readonly<Record<HistoryEntity, (id: string) => Place>> = {
  CATEGORY: (categoryId) => ({ to: '/menu-management/categories/$categoryId', params: { categoryId } }),
  ITEM: (itemId) => ({ to: '/menu-management/items/$itemId', params: { itemId } }),
  MENU: (menuId) => ({ to: '/menu-management/menus/$menuId', params: { menuId } }),
  MODIFIER_GROUP: (modifierGroupId) => ({
    to: '/menu-management/modifiers/$modifierGroupId',
    params: { modifierGroupId },
  }),
  CATEGORY_ORDER: () => ({ to: '/menu-management/categories' }),
  ITEM_ORDER: (category) => ({ to: '/menu-management/items', search: { category } }),
  MENU_ORDER: () => ({ to: '/menu-management/menus' }),
};

/** Where a changed entity, or the list whose order was changed, is. */
export function useEntityHref(): (change: Change) => string {
  const href = useHref();
  return ({ entity, entityId }) => href(places[entity](entityId));
}
