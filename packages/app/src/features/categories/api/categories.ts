import { categorySorts } from '@cardamom/api-types';
import { defineEntity } from '#shared/entity/index.ts';

/** Categories, in the order guests read them; a name in use is OM_001, one that still holds items OM_003. */
export const categories = defineEntity('/online-menu/categories', {
  history: 'CATEGORY',
  key: 'categories',
  words: 'categories',
  touches: ['items', 'menus'],
  isOrdered: true,
  menusOf: 'categories',
  sorts: categorySorts,
  places: {
    list: { to: '/menu-management/categories' },
    newForm: { to: '/menu-management/categories/new' },
  },
});
