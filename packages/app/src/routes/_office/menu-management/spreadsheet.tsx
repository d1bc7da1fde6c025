import { createFileRoute } from '@tanstack/react-router';
import { SpreadsheetPage } from '#features/spreadsheet/components/SpreadsheetPage.tsx';
import { parseSheetSearch } from '#features/spreadsheet/model/sheet-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** Many items changed in place. */
export const Route = createFileRoute('/_office/menu-management/spreadsheet')({
  staticData: { mayCall: 'updateItems' },
  validateSearch: parseSheetSearch,
  loader: () => loadMessages('spreadsheet', 'items', 'entities'),
  component: function Spreadsheet() {
    const navigate = Route.useNavigate();
    return (
      <SpreadsheetPage search={Route.useSearch()} onSearchChange={(search) => void navigate({ search })} />
    );
  },
});
