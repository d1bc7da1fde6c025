import { createFileRoute } from '@tanstack/react-router';
import { MenuPage } from '#features/menus/components/MenuPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** One menu. */
export const Route = createFileRoute('/_office/menu-management/menus/$menuId')({
  staticData: { mayCall: 'updateMenu' },
  loader: () => loadMessages('menus', 'entities'),
  component: function Menu() {
    const { menuId } = Route.useParams();
    return <MenuPage key={menuId} menuId={menuId} />;
  },
});
