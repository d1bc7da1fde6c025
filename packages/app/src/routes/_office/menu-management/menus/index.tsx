import { createFileRoute } from '@tanstack/react-router';
import { MenusPage } from '#features/menus/components/MenusPage.tsx';
import { parseMenuSearch } from '#features/menus/model/menu-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** The menu list. */
export const Route = createFileRoute('/_office/menu-management/menus/')({
  staticData: { mayCall: 'updateMenu' },
  validateSearch: parseMenuSearch,
  loader: () => loadMessages('menus', 'entities'),
  component: MenusPage,
});
