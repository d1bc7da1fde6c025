import type {
  PublicItem,
  PublicMenu,
  PublicMenuLink,
  PublicModifierGroup,
  PublicModifierOption,
  PublicRestaurant,
  PublicSection,
} from '@cardamom/api-types';

/** Declared, and free of all that is listed. */
export const freeOfAll = { isDeclared: true, contains: [], mayContain: [] };

/** A dish as guests read it, of which nothing is said but its name. */
export function publicItem(changes: Partial<PublicItem> = {}): PublicItem {
  return {
    id: '0198c0de-0000-7000-8000-000000000001',
    name: 'Lime tart',
    description: '',
    story: '',
    image: null,
    sizes: [],
    ingredients: [],
    allergens: freeOfAll,
    marks: [],
    calories: null,
    modifierGroupIds: [],
    isSoldOut: false,
    ...changes,
  };
}

/** An option that costs nothing more. */
export function publicOption(
  name: string,
  changes: Partial<PublicModifierOption> = {},
): PublicModifierOption {
  return {
    name,
    priceDelta: 0,
    caloriesDelta: null,
    allergens: freeOfAll,
    isDefault: false,
    isSoldOut: false,
    ...changes,
  };
}

/** A choice of these options, which nobody has to make. */
export function publicGroup(
  options: PublicModifierOption[],
  changes: Partial<PublicModifierGroup> = {},
): PublicModifierGroup {
  const id = '0198c0de-0000-7000-8000-00000000005a';
  return { id, name: 'Sauces', minimum: 0, maximum: null, options, ...changes };
}

/** A section that features nothing. */
export function publicSection(
  title: string,
  items: PublicItem[],
  changes: Partial<PublicSection> = {},
): PublicSection {
  const id = '0198c0de-0000-7000-8000-0000000000c1';
  return { id, title, description: '', kind: 'DEFAULT', featuredItemId: null, items, ...changes };
}

/** A menu of these sections that is always on. */
export function publicMenu(sections: PublicSection[], changes: Partial<PublicMenu> = {}): PublicMenu {
  return {
    id: '0198c0de-0000-7000-8000-000000000001',
    name: 'All day',
    description: '',
    isOn: true,
    opensAt: null,
    closesAt: null,
    sections,
    modifierGroups: [],
    ...changes,
  };
}

/** A menu as its restaurant names it. */
export function linkOf({
  sections: _sections,
  modifierGroups: _groups,
  ...link
}: PublicMenu): PublicMenuLink {
  return link;
}

/** A menu that is always on, as its restaurant names it. */
export function publicMenuLink(changes: Partial<PublicMenuLink> = {}): PublicMenuLink {
  return linkOf(publicMenu([], changes));
}

/** A bistro of one menu, which hides nothing and says no more of itself than its name. */
export function publicRestaurant(changes: Partial<PublicRestaurant> = {}): PublicRestaurant {
  return {
    name: 'Cardamom & Lime',
    restaurantUrl: 'cardamom-and-lime',
    restaurantType: 'BISTRO',
    address: '',
    phone: null,
    logo: null,
    photo: null,
    currency: 'EUR',
    language: 'en',
    timeZone: 'Europe/Lisbon',
    shows: { price: true, ingredients: true, allergens: true, calories: true },
    look: 'LINEN',
    accentColour: '#2f6b3c',
    tax: null,
    serviceCharge: null,
    opening: null,
    openingHours: [],
    menus: [publicMenuLink()],
    nextMenuAt: null,
    asOf: '2026-11-27T12:00:00Z',
    ...changes,
  };
}
