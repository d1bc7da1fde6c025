import { createFileRoute } from '@tanstack/react-router';
import { NewModifierGroupPage } from '#features/modifiers/components/NewModifierGroupPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** A new modifier group. */
export const Route = createFileRoute('/_office/menu-management/modifiers/new')({
  staticData: { requires: ['ONLINE_MENU'] },
  loader: () => loadMessages('modifiers', 'items', 'menuManagement'),
  component: NewModifierGroupPage,
});
