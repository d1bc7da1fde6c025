import type { Category, CategoryPatch } from '@cardamom/api-types';
import { entityKind } from '../../entities/kind.ts';
import { categories, categoryWriters } from './service.ts';

/** Categories as lists and history know them. */
export const categoryEntity = entityKind<Category, CategoryPatch>({
  ...categories,
  table: 'category',
  operation: 'updateCategory',
  writers: categoryWriters,
});
