import { createFileRoute } from '@tanstack/react-router';
import { CategoriesPage } from '#features/categories/components/CategoriesPage.tsx';
import { parseCategorySearch } from '#features/categories/model/category-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** The category list. */
export const Route = createFileRoute('/_office/menu-management/categories/')({
  staticData: { mayCall: 'updateCategory' },
  validateSearch: parseCategorySearch,
  loader: () => loadMessages('categories', 'entities'),
  component: CategoriesPage,
});
