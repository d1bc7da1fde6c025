import { createFileRoute } from '@tanstack/react-router';
import { NewMenuPage } from '#features/menus/components/NewMenuPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** A new menu. */
export const Route = createFileRoute('/_office/menu-management/menus/new')({
  staticData: { requires: ['MENU_MANAGEMENT'] },
  loader: () => loadMessages('menus', 'menuManagement'),
  component: NewMenuPage,
});
