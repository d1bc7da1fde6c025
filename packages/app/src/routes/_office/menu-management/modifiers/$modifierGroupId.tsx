import { createFileRoute } from '@tanstack/react-router';
import { ModifierGroupPage } from '#features/modifiers/components/ModifierGroupPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** One modifier group; who may enter is promised so, odd as it is (docs/rows.md, Pages). */
export const Route = createFileRoute('/_office/menu-management/modifiers/$modifierGroupId')({
  staticData: { mayCall: 'updateModifierGroup' },
  loader: () => loadMessages('modifiers', 'items', 'entities'),
  component: function Modifier() {
    const { modifierGroupId } = Route.useParams();
    return <ModifierGroupPage key={modifierGroupId} modifierGroupId={modifierGroupId} />;
  },
});
