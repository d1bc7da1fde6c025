import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '#features/imports/components/ImportPage.tsx';
import { parseImportSearch } from '#features/imports/model/import-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** Menus in from files and out to files. */
export const Route = createFileRoute('/_office/menu-management/import')({
  staticData: { mayCall: 'createImport' },
  validateSearch: parseImportSearch,
  loader: () => loadMessages('imports', 'entities'),
  component: function ImportRoute() {
    const navigate = Route.useNavigate();
    return <ImportPage search={Route.useSearch()} onSearchChange={(search) => void navigate({ search })} />;
  },
});
