import { createFileRoute } from '@tanstack/react-router';
import { ItemPage } from '#features/items/components/ItemPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** One item. */
export const Route = createFileRoute('/_office/menu-management/items/$itemId')({
  staticData: { mayCall: 'updateItem' },
  loader: () => loadMessages('items', 'availability', 'entities'),
  component: function Item() {
    const { itemId } = Route.useParams();
    return <ItemPage key={itemId} itemId={itemId} />;
  },
});
