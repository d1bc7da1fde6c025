import { createFileRoute } from '@tanstack/react-router';
import { MenuPage } from '#features/menus/components/MenuPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** A new menu. */
export const Route = createFileRoute('/_office/menu-management/menus/new')({
  staticData: { mayCall: 'updateMenu' },
  loader: () => loadMessages('menus', 'entities'),
  component: () => <MenuPage menuId={null} />,
});
