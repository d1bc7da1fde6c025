import type { Category, CategoryDraft, CategoryKind } from '@cardamom/api-types';
import type { ShownFields } from '#shared/conflict/index.ts';
import type { FormRules } from '#shared/form/index.ts';
import { pictureValueOf, shownPicture, type PictureValue } from '#shared/image-upload/index.ts';
import { nameRules, storableText, textLength } from '#shared/menu-rules/index.ts';

/** What the category form holds while it is typed into. */
export interface CategoryValues {
  name: string;
  kind: CategoryKind;
  description: string;
  picture: PictureValue;
  isActive: boolean;
}

/** The longest description in code points (openapi/schemas/category.yaml). */
export const longestDescription = 500;

export const categoryRules: FormRules<CategoryValues> = {
  name: nameRules,
  description: { rules: [textLength(longestDescription), storableText] },
};

/** An empty form. */
export function newCategoryValues(): CategoryValues {
  return { name: '', kind: 'DEFAULT', description: '', picture: pictureValueOf(null), isActive: true };
}

/** The form for a category as it was loaded. */
export function categoryValuesOf({ name, kind, description, image, isActive }: Category): CategoryValues {
  return { name, kind, description, picture: pictureValueOf(image), isActive };
}

/** The form's fields as the category itself has them, to show two versions beside each other. */
export const shownCategoryFields: ShownFields<CategoryValues> = {
  picture: (picture) => ['image', shownPicture(picture)],
};

/** What is sent for the form's content; `imageId` is the stored picture's. */
export function categoryDraftOf(values: CategoryValues, imageId: string | null): CategoryDraft {
  return {
    name: values.name.trim(),
    kind: values.kind,
    description: values.description.trim(),
    imageId,
    isActive: values.isActive,
  };
}
