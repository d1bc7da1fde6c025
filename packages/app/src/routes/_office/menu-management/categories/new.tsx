import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '#features/categories/components/CategoryPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** A new category; `?for=item` leads back to the item form. */
export const Route = createFileRoute('/_office/menu-management/categories/new')({
  staticData: { mayCall: 'updateCategory' },
  validateSearch: (raw: Record<string, unknown>): { for?: 'item' } =>
    raw['for'] === 'item' ? { for: 'item' } : {},
  loader: () => loadMessages('categories', 'entities'),
  component: function NewCategory() {
    return <CategoryPage categoryId={null} isForItem={Route.useSearch().for === 'item'} />;
  },
});
