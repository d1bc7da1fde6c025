import type { LiveChange, LiveEntity } from '@cardamom/api-types';
import type { Touches } from '../api/index.ts';

const guestMenu = ['menus', 'health', 'allergen-matrix'] as const;

/** The first parts of the query keys whose answers a change of this kind changes; history always is. */
const touchedBy: Readonly<Record<LiveEntity, readonly string[]>> = {
  CATEGORY: ['categories', 'items', 'availability', ...guestMenu],
  CATEGORY_ORDER: ['categories', ...guestMenu],
  ITEM: ['items', 'categories', 'availability', 'ingredients', 'modifier-groups', ...guestMenu],
  ITEM_ORDER: ['items', ...guestMenu],
  MENU: guestMenu,
  MENU_ORDER: guestMenu,
  MODIFIER_GROUP: ['modifier-groups', 'items', 'availability', ...guestMenu],
  DISCOUNT: ['discounts'],
  PRINTER: ['printers'],
  TABLE_SECTION: ['tableSections'],
  TAX: ['taxes'],
  SERVICE_CHARGE: ['serviceCharge'],
  STAFF_MEMBER: ['staff', 'human-resources'],
  // Another currency makes every amount another one.
  RESTAURANT: [
    'settings',
    'human-resources',
    'items',
    'modifier-groups',
    'discounts',
    'serviceCharge',
    ...guestMenu,
  ],
  STAFF: ['human-resources'],
  QR_MENU_SETTINGS: ['settings', ...guestMenu],
  ALLERGEN_MATRIX_PRINT: ['allergen-matrix', 'health'],
  IMPORT: ['imports'],
  // Whatever shows a picture changes with it and is told of itself.
  IMAGE: [],
};

/** What is read again after these changes; everything where one is of a kind that this version does not know. */
export function touchesOf(changes: readonly LiveChange[]): Touches {
  const touches = new Set<string>();
  for (const { entity } of changes) {
    const keys = touchedBy[entity] as readonly string[] | undefined;
    if (keys === undefined) return 'all';
    for (const key of keys) touches.add(key);
  }
  return [...touches];
}

/** Both together. */
export function withTouches(one: Touches, other: Touches): Touches {
  return one === 'all' || other === 'all' ? 'all' : [...new Set([...one, ...other])];
}
