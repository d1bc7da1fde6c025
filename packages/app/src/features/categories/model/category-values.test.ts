import { expect, test } from 'vitest';
import { changedFields } from '#shared/menu-rules/changed-fields.ts';
import { exampleCategories } from '../testing/example-categories.ts';
import { categoryDraftOf, categoryValuesOf, newCategoryValues } from './category-values.ts';

const { pizza } = exampleCategories;
const unchanged = categoryDraftOf(categoryValuesOf(pizza), pizza.image?.id ?? null);

test('a new category is active and of no special kind', () => {
  expect(categoryDraftOf({ ...newCategoryValues(), name: ' Soups ' }, null)).toEqual({
    name: 'Soups',
    kind: 'DEFAULT',
    description: '',
    imageId: null,
    isActive: true,
  });
});

test('space around a name or description is no change', () => {
  const values = {
    ...categoryValuesOf(pizza),
    name: ` ${pizza.name} `,
    description: `${pizza.description}\n`,
  };
  expect(changedFields(unchanged, categoryDraftOf(values, unchanged.imageId ?? null))).toEqual({});
});

test('a removed picture is sent as none, and nothing else is sent', () => {
  expect(changedFields(unchanged, categoryDraftOf(categoryValuesOf(pizza), null))).toEqual({ imageId: null });
});
