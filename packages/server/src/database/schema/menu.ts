import type {
  AllergenDeclaration,
  AvailabilityState,
  CategoryKind,
  Mark,
  MatrixSection,
  MenuChannel,
  OutsideHoursRule,
  ScheduleWindow,
  SizeKind,
} from '@cardamom/api-types';
import type { JsonText } from '../json-text.ts';
import type { EntityColumns, EpochMs, Flag } from './columns.ts';

/** What is said of allergens, beside whether somebody declared it. */
export type AllergenLists = Pick<AllergenDeclaration, 'contains' | 'mayContain'>;

export type CategoryTable = EntityColumns & {
  name: string;
  /** `nameKey(name)`: unique among the restaurant's, and the sort order. */
  name_key: string;
  description: string;
  kind: CategoryKind;
  image_id: string | null;
  position: number;
  is_active: Flag;
};

export type ItemTable = EntityColumns & {
  name: string;
  name_key: string;
  description: string;
  story: string;
  image_id: string | null;
  allergens: JsonText<AllergenLists>;
  /** Whether a person declared them. */
  allergens_declared: Flag;
  marks: JsonText<Mark[]>;
  calories: number | null;
  availability_state: AvailabilityState;
  availability_until: EpochMs | null;
  /** When somebody last changed it, and who; null before anybody did. */
  availability_changed_at: EpochMs | null;
  availability_changed_by: string | null;
  /** The device of a press that did. */
  availability_device: string | null;
  external_ref: string | null;
  is_active: Flag;
};

export type ItemSizeTable = {
  restaurant_id: string;
  id: string;
  item_id: string;
  position: number;
  name: string;
  name_key: string;
  kind: SizeKind;
  /** Minor units of the restaurant's currency; null with MARKET_PRICE. */
  price: number | null;
};

export type ItemIngredientTable = {
  restaurant_id: string;
  id: string;
  item_id: string;
  position: number;
  name: string;
  name_key: string;
};

/** Which categories an item is in, with its place in each. */
export type ItemCategoryTable = {
  restaurant_id: string;
  item_id: string;
  category_id: string;
  position: number;
  /** `nameKey(name)` of the item, unique in the category; null while the item or the category is deleted. */
  name_key: string | null;
};

/** A choice that belongs to dishes. */
export type ModifierGroupTable = EntityColumns & {
  /** What staff call it. */
  name: string;
  name_key: string;
  /** What guests read; empty where that is the name. */
  guest_name: string;
  minimum: number;
  /** Null for as many as there are options. */
  maximum: number | null;
  external_ref: string | null;
  is_active: Flag;
};

export type ModifierOptionTable = {
  restaurant_id: string;
  id: string;
  modifier_group_id: string;
  position: number;
  name: string;
  name_key: string;
  /** Minor units of the restaurant's currency; negative where it is taken off the price. */
  price_delta: number;
  calories_delta: number | null;
  allergens: JsonText<AllergenLists>;
  /** Whether a person declared them. */
  allergens_declared: Flag;
  is_default: Flag;
  availability_state: AvailabilityState;
  availability_until: EpochMs | null;
  availability_changed_at: EpochMs | null;
  availability_changed_by: string | null;
  availability_device: string | null;
};

/** Which modifier groups an item has, in the order guests read them. */
export type ItemModifierGroupTable = {
  restaurant_id: string;
  item_id: string;
  modifier_group_id: string;
  position: number;
};

export type MenuTable = EntityColumns & {
  name: string;
  name_key: string;
  description: string;
  /** Holds every active category, in their order. */
  includes_all_categories: Flag;
  position: number;
  is_active: Flag;
  windows: JsonText<ScheduleWindow[]>;
  /** Business days, `2026-12-24`. */
  starts_on: string | null;
  ends_on: string | null;
  outside_hours: OutsideHoursRule;
  channels: JsonText<MenuChannel[]>;
};

/** A category within a menu. Where the category is deleted the row stays, so that it comes back with it. */
export type MenuSectionTable = {
  restaurant_id: string;
  id: string;
  menu_id: string;
  category_id: string;
  position: number;
  title: string;
  /** Item ids; those that are not in the category (any more) count for nothing. */
  item_order: JsonText<string[]>;
  hidden_item_ids: JsonText<string[]>;
  /** Counts for nothing where it is not in the category (any more). */
  featured_item_id: string | null;
};

/** An allergen matrix as it was printed. */
export type AllergenMatrixPrintTable = {
  restaurant_id: string;
  id: string;
  staff_id: string | null;
  /** The scope: both null for everything that is active. */
  menu_id: string | null;
  category_id: string | null;
  fingerprint: string;
  content: JsonText<readonly MatrixSection[]>;
  created_at: EpochMs;
};
