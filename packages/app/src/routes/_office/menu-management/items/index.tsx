import { createFileRoute } from '@tanstack/react-router';
import { ItemsPage } from '#features/items/components/ItemsPage.tsx';
import { UntilAsked } from '#features/items/components/UntilAsked.tsx';
import { parseItemSearch } from '#features/items/model/item-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** The item list. */
export const Route = createFileRoute('/_office/menu-management/items/')({
  staticData: { mayCall: 'updateItem' },
  validateSearch: parseItemSearch,
  loader: () => loadMessages('items', 'availability', 'entities'),
  component: Items,
});

function Items() {
  return (
    <>
      <ItemsPage />
      <UntilAsked />
    </>
  );
}
