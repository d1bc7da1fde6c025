import type {
  MenuPreview,
  PublicItem,
  PublicMenu,
  PublicModifierGroup,
  PublicSection,
} from '@cardamom/api-types';

/** A category that a dish is in. */
export interface DishCategory {
  id: string;
  name: string;
}

/** Where guests read a dish, and the dish there. */
export interface DishInMenu {
  /** With the dish put into its section; null where no menu holds a section of its categories. */
  menu: PublicMenu | null;
  section: PublicSection;
  modifierGroups: PublicModifierGroup[];
}

/** The menu that is on and holds one of these categories, else one that will be. */
function holding(menus: readonly PublicMenu[], ids: readonly string[]): PublicMenu | undefined {
  const all = menus.filter(({ sections }) => sections.some(({ id }) => ids.includes(id)));
  return all.find(({ isOn }) => isOn) ?? all[0];
}

/**
 * A dish as it is typed, at its place in the menu that guests read: in place of the saved one, or last in its section where
 * they do not read it yet. `groups` are choices the menu does not know.
 */
export function dishInMenu(
  preview: Pick<MenuPreview, 'menus'>,
  dish: PublicItem,
  categories: readonly DishCategory[],
  groups: readonly PublicModifierGroup[],
): DishInMenu {
  const ids = categories.map(({ id }) => id);
  const menu = holding(preview.menus, ids);
  const found = menu?.sections.find(({ id }) => ids.includes(id));
  const [category] = categories;
  const section: PublicSection = found ?? {
    id: category?.id ?? 'none',
    title: category?.name ?? '',
    description: '',
    kind: 'DEFAULT',
    items: [],
    featuredItemId: null,
  };
  const isThere = section.items.some(({ id }) => id === dish.id);
  const items = isThere
    ? section.items.map((item) => (item.id === dish.id ? dish : item))
    : [...section.items, dish];
  const known = menu?.modifierGroups ?? [];
  const isKnown = new Set(known.map(({ id }) => id));
  return {
    menu: menu ?? null,
    section: { ...section, items },
    modifierGroups: [...known, ...groups.filter(({ id }) => !isKnown.has(id))],
  };
}
