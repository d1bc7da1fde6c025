import type {
  AllergenDeclaration,
  AvailabilityState,
  CategoryKind,
  ItemSizeDraft,
  Mark,
  MenuChannel,
  OutsideHoursRule,
  ScheduleWindow,
} from '@cardamom/api-types';

/** Cardamom's own file: everything of a menu, linked by names, without ids, times and short codes of one restaurant. */
export type CardamomDocument = {
  format: typeof documentFormat;
  /** 1 where amounts are in the minor units of before ISO 4217's (`growthOf`). */
  version: 1 | 2;
  currency: string;
  categories: CardamomCategory[];
  modifierGroups: CardamomModifierGroup[];
  items: CardamomItem[];
  menus: CardamomMenuCard[];
};

export const documentFormat = 'cardamom-menu';

export type CardamomPicture = { file: string; altText: string };

export type CardamomCategory = {
  name: string;
  description: string;
  kind: CategoryKind;
  isActive: boolean;
  picture: CardamomPicture | null;
  /** Names of its items in their order. */
  itemOrder: string[];
};

/** Null for available, also where it is back by itself later: that is service, not menu. Older files do not say it. */
type LastingAvailability = Exclude<AvailabilityState, 'AVAILABLE'> | null;

export type CardamomOption = {
  name: string;
  priceDelta: number;
  caloriesDelta: number | null;
  allergens: AllergenDeclaration;
  isDefault: boolean;
  availability: LastingAvailability;
};

export type CardamomModifierGroup = {
  name: string;
  guestName: string;
  minimum: number;
  maximum: number | null;
  options: CardamomOption[];
  externalRef: string | null;
  isActive: boolean;
};

export type CardamomItem = {
  name: string;
  description: string;
  /** Older files do not say it. */
  story: string;
  categories: string[];
  sizes: Required<Omit<ItemSizeDraft, 'id'>>[];
  ingredients: string[];
  allergens: AllergenDeclaration;
  marks: Mark[];
  calories: number | null;
  modifierGroups: string[];
  picture: CardamomPicture | null;
  externalRef: string | null;
  isActive: boolean;
  availability: LastingAvailability;
  /** How the item was, for when the file comes back; older files do not say it, and elsewhere it means nothing. */
  mark: string;
};

export type CardamomSection = {
  category: string;
  title: string;
  itemOrder: string[];
  hiddenItems: string[];
  /** Empty without one; older files do not say it. */
  featuredItem: string;
};

export type CardamomMenuCard = {
  name: string;
  description: string;
  includesAllCategories: boolean;
  sections: CardamomSection[];
  windows: ScheduleWindow[];
  startsOn: string | null;
  endsOn: string | null;
  outsideHours: OutsideHoursRule;
  channels: MenuChannel[];
  isActive: boolean;
};
