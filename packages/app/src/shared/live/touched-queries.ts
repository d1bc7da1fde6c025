import type { LiveChange, LiveEntity } from '@cardamom/api-types';
import { plainEntities } from '@cardamom/api-types/plain-kinds.gen';
import type { Touches } from '../api/index.ts';

const guestMenu = ['menus', 'health', 'allergen-matrix'] as const;

type PlainEntity = (typeof plainEntities)[number];

/** The first parts of the query keys whose answers a change of this kind changes; history always is. A plain kind's key is its name. */
const touchedBy: Readonly<Record<Exclude<LiveEntity, PlainEntity>, readonly string[]>> = {
  CATEGORY: ['categories', 'items', 'availability', ...guestMenu],
  CATEGORY_ORDER: ['categories', ...guestMenu],
  ITEM: ['items', 'categories', 'availability', 'ingredients', 'modifier-groups', ...guestMenu],
  ITEM_ORDER: ['items', ...guestMenu],
  MENU: ['links', ...guestMenu],
  MENU_ORDER: ['links', ...guestMenu],
  MODIFIER_GROUP: ['modifier-groups', 'items', 'availability', ...guestMenu],
  SERVICE_CHARGE: ['serviceCharge'],
  STAFF_MEMBER: ['staff', 'human-resources'],
  // Another currency makes every amount another one.
  RESTAURANT: [
    'settings',
    'human-resources',
    'items',
    'modifier-groups',
    'serviceCharge',
    'links',
    ...plainEntities,
    ...guestMenu,
  ],
  STAFF: ['human-resources'],
  QR_MENU_SETTINGS: ['qrMenu', ...guestMenu],
  DIGITAL_MENU_SETTINGS: ['digitalMenu', ...guestMenu],
  SCREEN_STATE: ['screen-states'],
  // It is for the screen itself.
  SCREEN_IDENTIFICATION: [],
  ALLERGEN_MATRIX_PRINT: ['allergen-matrix', 'health'],
  IMPORT: ['imports'],
  // Whatever shows a picture changes with it and is told of itself.
  IMAGE: [],
};

/** What a change of a plain kind changes beside its own lists and forms. */
const touchedByPlain: Readonly<Partial<Record<PlainEntity, readonly string[]>>> = {
  TABLE_SECTION: ['links'],
  // What a screen would show is asked for as menus are.
  SCREEN: ['links', 'menus', 'screen-states'],
};

/** What is read again after these changes; everything where one is of a kind that this version does not know. */
export function touchesOf(changes: readonly LiveChange[]): Touches {
  const touches = new Set<string>();
  for (const { entity } of changes) {
    const plain = plainEntities.find((known) => known === entity);
    const keys: readonly string[] | undefined = plain
      ? [plain, ...(touchedByPlain[plain] ?? [])]
      : touchedBy[entity as keyof typeof touchedBy];
    if (keys === undefined) return 'all';
    for (const key of keys) touches.add(key);
  }
  return [...touches];
}

/** Both together. */
export function withTouches(one: Touches, other: Touches): Touches {
  return one === 'all' || other === 'all' ? 'all' : [...new Set([...one, ...other])];
}
