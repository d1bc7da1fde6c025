import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../../../shared/messages/index.ts';

export const Route = createFileRoute('/_office/menu-management/categories/')({
  staticData: { requires: ['MENU_MANAGEMENT'] },
  loader: () => loadMessages('categories'),
});
