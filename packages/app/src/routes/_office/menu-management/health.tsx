import { createFileRoute } from '@tanstack/react-router';
import { HealthPage } from '#features/health/components/HealthPage.tsx';
import { parseHealthSearch } from '#features/health/model/health-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** What is missing, unreachable or out of date on the menu. */
export const Route = createFileRoute('/_office/menu-management/health')({
  staticData: { mayCall: 'updateItem' },
  validateSearch: parseHealthSearch,
  loader: () => loadMessages('health', 'entities'),
  component: function Health() {
    const navigate = Route.useNavigate();
    return <HealthPage search={Route.useSearch()} onSearchChange={(search) => void navigate({ search })} />;
  },
});
