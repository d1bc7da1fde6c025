import { createFileRoute } from '@tanstack/react-router';
import { tableSectionSorts, type TableSectionSort } from '@cardamom/api-types';
import { SectionsPage } from '#features/tables/components/SectionsPage.tsx';
import { parseListSearch, type ListSearch } from '#shared/list-page/list-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** The sections of tables. */
export const Route = createFileRoute('/_office/setting/table/')({
  staticData: { mayCall: 'updateTableSection' },
  validateSearch: (raw: Record<string, unknown>): ListSearch<TableSectionSort> =>
    parseListSearch(raw, tableSectionSorts),
  loader: () => loadMessages('tables', 'entities'),
  component: function Sections() {
    const navigate = Route.useNavigate();
    return <SectionsPage search={Route.useSearch()} onSearchChange={(search) => void navigate({ search })} />;
  },
});
