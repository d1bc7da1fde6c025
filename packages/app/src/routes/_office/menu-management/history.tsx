import { createFileRoute } from '@tanstack/react-router';
import { HistoryPage } from '#features/history/components/HistoryPage.tsx';
import { parseHistorySearch } from '#features/history/model/history-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** Who changed what of the menu. */
export const Route = createFileRoute('/_office/menu-management/history')({
  staticData: { mayCall: 'updateItem' },
  validateSearch: parseHistorySearch,
  loader: () => loadMessages('history', 'items', 'categories', 'entities'),
  component: function History() {
    const navigate = Route.useNavigate();
    return <HistoryPage search={Route.useSearch()} onSearchChange={(search) => void navigate({ search })} />;
  },
});
