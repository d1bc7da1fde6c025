import { createFileRoute } from '@tanstack/react-router';
import { printerSorts, type PrinterSort } from '@cardamom/api-types';
import { PrintersPage } from '#features/printers/components/PrintersPage.tsx';
import { parseListSearch, type ListSearch } from '#shared/list-page/list-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** The printers. */
export const Route = createFileRoute('/_office/setting/printer/')({
  staticData: { mayCall: 'updatePrinter' },
  validateSearch: (raw: Record<string, unknown>): ListSearch<PrinterSort> =>
    parseListSearch(raw, printerSorts),
  loader: () => loadMessages('printers', 'entities'),
  component: function Printers() {
    const navigate = Route.useNavigate();
    return <PrintersPage search={Route.useSearch()} onSearchChange={(search) => void navigate({ search })} />;
  },
});
