import type { AllergenDeclaration, Item, ItemDraft, ItemSizeDraft, Mark } from '@cardamom/api-types';
import { numberOf, type TypedNumber } from '#shared/form/index.ts';
import { pictureValueOf, type PictureValue } from '#shared/image-upload/index.ts';

/** A size as it is typed into; new ones have no id yet. */
export interface SizeValue {
  /** Tells rows apart while they are typed into and moved. */
  key: string;
  id?: string;
  /** Empty in the plain case of one unnamed size. */
  name: string;
  kind: 'PRICED' | 'MARKET_PRICE';
  /** Minor units. At market price it waits for the kind to change back. */
  price: TypedNumber;
}

const newKey = /^new-(\d+)$/;

/** A size to be filled in. */
export function newSize(sizes: readonly SizeValue[]): SizeValue {
  const last = Math.max(0, ...sizes.map(({ key }) => Number(newKey.exec(key)?.[1] ?? 0)));
  return { key: `new-${last + 1}`, name: '', kind: 'PRICED', price: null };
}

/** What the item form holds while it is typed into. */
export interface ItemValues {
  name: string;
  categoryIds: string[];
  description: string;
  story: string;
  sizes: SizeValue[];
  picture: PictureValue;
  ingredients: string[];
  allergens: AllergenDeclaration;
  marks: Mark[];
  /** KCal. */
  calories: TypedNumber;
  /** In the order guests read them. */
  modifierGroupIds: string[];
  isActive: boolean;
}

/** An empty form; its allergens are not declared until somebody does (docs/rules.md, Allergens). */
export function newItemValues(categoryIds: string[] = []): ItemValues {
  return {
    name: '',
    categoryIds,
    description: '',
    story: '',
    sizes: [newSize([])],
    picture: pictureValueOf(null),
    ingredients: [],
    allergens: { isDeclared: false, contains: [], mayContain: [] },
    marks: [],
    calories: null,
    modifierGroupIds: [],
    isActive: true,
  };
}

/** The form for an item as it was loaded. */
export function itemValuesOf(item: Item): ItemValues {
  return {
    name: item.name,
    categoryIds: item.categories.map(({ id }) => id),
    description: item.description,
    story: item.story,
    sizes: item.sizes.map(({ id, name, kind, price }) => ({ key: id, id, name, kind, price })),
    picture: pictureValueOf(item.image),
    ingredients: item.ingredients.map(({ name }) => name),
    allergens: item.allergens,
    marks: item.marks,
    calories: item.calories,
    modifierGroupIds: item.modifierGroups.map(({ id }) => id),
    isActive: item.isActive,
  };
}

type StoredSizes = Pick<Item, 'sizes'>;

/** A size that somebody removed meanwhile is sent as a new one. */
function sizeDraftOf({ id, name, kind, price }: SizeValue, replaced: StoredSizes | null): ItemSizeDraft {
  const isKnown = id !== undefined && replaced?.sizes.some((size) => size.id === id);
  return {
    ...(isKnown && { id }),
    name: name.trim(),
    kind,
    price: kind === 'PRICED' ? numberOf(price) : null,
  };
}

/**
 * What is sent for the form's content, which its rules have passed; `imageId` is the stored picture's, `replaced` the item
 * as it is on the server, null for a new one.
 */
export function itemDraftOf(
  values: ItemValues,
  imageId: string | null,
  replaced: StoredSizes | null,
): ItemDraft {
  return {
    name: values.name.trim(),
    categoryIds: values.categoryIds,
    description: values.description.trim(),
    story: values.story.trim(),
    sizes: values.sizes.map((size) => sizeDraftOf(size, replaced)),
    imageId,
    ingredients: values.ingredients.map((name) => name.trim()),
    allergens: values.allergens,
    marks: values.marks,
    calories: numberOf(values.calories),
    modifierGroupIds: values.modifierGroupIds,
    isActive: values.isActive,
  };
}
