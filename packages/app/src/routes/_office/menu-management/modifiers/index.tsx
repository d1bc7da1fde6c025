import { createFileRoute } from '@tanstack/react-router';
import { ModifiersPage } from '#features/modifiers/components/ModifiersPage.tsx';
import { parseModifierGroupSearch } from '#features/modifiers/model/modifier-group-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** The modifier list: for who manages the menu, unlike its forms (docs/rules.md, Permissions). */
export const Route = createFileRoute('/_office/menu-management/modifiers/')({
  staticData: { mayCall: 'updateItem' },
  validateSearch: parseModifierGroupSearch,
  loader: () => loadMessages('modifiers', 'entities'),
  component: ModifiersPage,
});
