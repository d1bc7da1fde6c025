import type {
  AllergenDeclaration,
  Item,
  ItemDraft,
  ItemPatch,
  ItemSize,
  ItemSizeDraft,
  Mark,
} from '@cardamom/api-types';
import { notDeclared } from './allergens.ts';

/** What is stored of an item; sizes and ingredients in their order. */
export type ItemFields = {
  name: string;
  description: string;
  story: string;
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

/** What is stored of a new item. */
export function fieldsOf(draft: ItemDraft): ItemFields {
  return {
    name: draft.name,
    description: draft.description ?? '',
    story: draft.story ?? '',
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

/** An item's sizes as drafted; one that is there already keeps what its draft leaves out, its price while it is of the same kind. */
export function editedSizes(before: readonly ItemSize[], drafts: readonly ItemSizeDraft[]): ItemSizeDraft[] {
  const known = new Map(before.map((size) => [size.id, size]));
  return drafts.map((draft) => {
    const size = known.get(draft.id ?? '');
    if (size === undefined) return draft;
    const { name = size.name, kind, price = kind === size.kind ? size.price : null } = draft;
    return { id: size.id, name, kind, price };
  });
}

/** What an edit writes of an item: the fields that the patch names. */
export function editOf(before: Item, { sizes, ...patch }: ItemPatch): Partial<ItemFields> {
  return sizes === undefined ? patch : { ...patch, sizes: editedSizes(before.sizes, sizes) };
}
