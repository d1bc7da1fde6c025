import { createFileRoute } from '@tanstack/react-router';
import { NewCategoryPage } from '#features/categories/components/NewCategoryPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** A new category; `?for=item` leads back to the item form. */
export const Route = createFileRoute('/_office/menu-management/categories/new')({
  staticData: { requires: ['MENU_MANAGEMENT'] },
  validateSearch: (raw: Record<string, unknown>): { for?: 'item' } =>
    raw['for'] === 'item' ? { for: 'item' } : {},
  loader: () => loadMessages('categories', 'menuManagement'),
  component: function NewCategory() {
    return <NewCategoryPage isForItem={Route.useSearch().for === 'item'} />;
  },
});
