import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '#features/categories/components/CategoryPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** One category. */
export const Route = createFileRoute('/_office/menu-management/categories/$categoryId')({
  staticData: { mayCall: 'updateCategory' },
  loader: () => loadMessages('categories', 'entities'),
  component: function Category() {
    const { categoryId } = Route.useParams();
    return <CategoryPage key={categoryId} categoryId={categoryId} />;
  },
});
