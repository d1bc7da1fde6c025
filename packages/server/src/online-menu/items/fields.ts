import type { AllergenDeclaration, ItemSizeDraft, Mark } from '@cardamom/api-types';

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
