import { createFileRoute } from '@tanstack/react-router';
import { NewItemPage } from '#features/items/components/NewItemPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** A new item. */
export const Route = createFileRoute('/_office/menu-management/items/new')({
  staticData: { mayCall: 'updateItem' },
  loader: () => loadMessages('items', 'entities'),
  component: NewItemPage,
});
