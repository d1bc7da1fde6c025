import type {
  AllergenDeclaration,
  Item,
  ItemDraft,
  ItemPatch,
  ItemSizeDraft,
  Mark,
} from '@cardamom/api-types';

/** What is stored of an item; sizes and ingredients in their order. */
export type ItemFields = {
  name: string;
  description: string;
  categoryIds: readonly string[];
  sizes: readonly ItemSizeDraft[];
  ingredients: readonly string[];
  allergens: AllergenDeclaration;
  marks: readonly Mark[];
  calories: number | null;
  /** In the order guests read them. */
  modifierGroupIds: readonly string[];
  imageId: string | null;
  externalRef: string | null;
  isActive: boolean;
};

/** Nobody has said anything about allergens yet; never the same as "free of all". */
export const notDeclared: AllergenDeclaration = { isDeclared: false, contains: [], mayContain: [] };

/** What is stored of a new item. */
export function fieldsOf(draft: ItemDraft): ItemFields {
  return {
    name: draft.name,
    description: draft.description ?? '',
    categoryIds: draft.categoryIds,
    sizes: draft.sizes,
    ingredients: draft.ingredients ?? [],
    allergens: draft.allergens ?? notDeclared,
    marks: draft.marks ?? [],
    calories: draft.calories ?? null,
    modifierGroupIds: draft.modifierGroupIds ?? [],
    imageId: draft.imageId ?? null,
    externalRef: draft.externalRef ?? null,
    isActive: draft.isActive ?? true,
  };
}

/** What is stored of an item after an edit: what the patch leaves out stays. */
export function patched(before: Item, patch: ItemPatch): ItemFields {
  return {
    name: patch.name ?? before.name,
    description: patch.description ?? before.description,
    categoryIds: patch.categoryIds ?? before.categories.map((category) => category.id),
    sizes: patch.sizes ?? before.sizes,
    ingredients: patch.ingredients ?? before.ingredients.map((ingredient) => ingredient.name),
    allergens: patch.allergens ?? before.allergens,
    marks: patch.marks ?? before.marks,
    calories: patch.calories === undefined ? before.calories : patch.calories,
    modifierGroupIds: patch.modifierGroupIds ?? before.modifierGroups.map((group) => group.id),
    imageId: patch.imageId === undefined ? (before.image?.id ?? null) : patch.imageId,
    externalRef: patch.externalRef === undefined ? before.externalRef : patch.externalRef,
    isActive: patch.isActive ?? before.isActive,
  };
}
