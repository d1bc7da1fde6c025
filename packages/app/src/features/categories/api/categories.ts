import {
  categorySorts,
  type Category,
  type CategoryDraft,
  type CategoryPatch,
  type CategorySort,
} from '@cardamom/api-types';
import { entityCalls, type EntityDefinition } from '#shared/entity/index.ts';

/** Categories, in the order guests read them; a name in use is OM_001, one that still holds items OM_003. */
export const categories: EntityDefinition<Category, CategoryDraft, CategoryPatch, CategorySort> = {
  words: 'categories',
  calls: entityCalls('/online-menu/categories', 'categories', {
    touches: ['items', 'menus'],
    isOrdered: true,
  }),
  writes: 'updateCategory',
  menusOf: 'categories',
  sorts: categorySorts,
  places: {
    list: { to: '/menu-management/categories' },
    newForm: { to: '/menu-management/categories/new' },
    form: (categoryId) => ({ to: '/menu-management/categories/$categoryId', params: { categoryId } }),
  },
};
