import { createFileRoute } from '@tanstack/react-router';
import { ModifierGroupPage } from '#features/modifiers/components/ModifierGroupPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** A new modifier group. */
export const Route = createFileRoute('/_office/menu-management/modifiers/new')({
  staticData: { mayCall: 'updateModifierGroup' },
  loader: () => loadMessages('modifiers', 'items', 'entities'),
  component: () => <ModifierGroupPage modifierGroupId={null} />,
});
