import type { HistoryEntity, OperationId } from '@cardamom/api-types';
import type { Place } from '../routing/index.ts';

/** What history needs to know of a kind of entity, besides its word in `history.json`. */
interface HistoryKind {
  /** Where a changed entity, or the list whose order was changed, is. */
  place: (id: string) => Place;
  /** Who may call this may take changes back. */
  writes: OperationId;
}

/** The one place that says what history tells of; a new kind needs one entry here. */
export const historyKinds: Readonly<Record<HistoryEntity, HistoryKind>> = {
  CATEGORY: {
    place: (categoryId) => ({ to: '/menu-management/categories/$categoryId', params: { categoryId } }),
    writes: 'updateCategory',
  },
  ITEM: {
    place: (itemId) => ({ to: '/menu-management/items/$itemId', params: { itemId } }),
    writes: 'updateItem',
  },
  MENU: {
    place: (menuId) => ({ to: '/menu-management/menus/$menuId', params: { menuId } }),
    writes: 'updateMenu',
  },
  MODIFIER_GROUP: {
    place: (modifierGroupId) => ({
      to: '/menu-management/modifiers/$modifierGroupId',
      params: { modifierGroupId },
    }),
    writes: 'updateModifierGroup',
  },
  DISCOUNT: {
    place: (discountId) => ({ to: '/setting/financial/$discountId', params: { discountId } }),
    writes: 'updateDiscount',
  },
  STAFF_MEMBER: {
    place: (staffId) => ({ to: '/setting/staff/$staffId', params: { staffId } }),
    writes: 'updateStaffMember',
  },
  PRINTER: {
    place: (printerId) => ({ to: '/setting/printer/$printerId', params: { printerId } }),
    writes: 'updatePrinter',
  },
  TABLE_SECTION: {
    place: (tableSectionId) => ({ to: '/setting/table/$tableSectionId', params: { tableSectionId } }),
    writes: 'updateTableSection',
  },
  TAX: { place: () => ({ to: '/setting/tax' }), writes: 'updateTax' },
  RESTAURANT: { place: () => ({ to: '/setting/general' }), writes: 'updateRestaurant' },
  SERVICE_CHARGE: { place: () => ({ to: '/setting/service-charge' }), writes: 'updateServiceCharge' },
  QR_MENU_SETTINGS: { place: () => ({ to: '/digital-menu/qr-menu' }), writes: 'updateQrMenuSettings' },
  SCREEN: {
    place: (screenId) => ({ to: '/digital-menu/screens/$screenId', params: { screenId } }),
    writes: 'updateScreen',
  },
  DIGITAL_MENU_SETTINGS: {
    place: () => ({ to: '/digital-menu/digital-menu' }),
    writes: 'updateDigitalMenuSettings',
  },
  CATEGORY_ORDER: { place: () => ({ to: '/menu-management/categories' }), writes: 'moveCategories' },
  ITEM_ORDER: {
    place: (category) => ({ to: '/menu-management/items', search: { category } }),
    writes: 'moveItemsInCategory',
  },
  MENU_ORDER: { place: () => ({ to: '/menu-management/menus' }), writes: 'moveMenus' },
};
