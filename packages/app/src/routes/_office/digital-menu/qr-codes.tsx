import { createFileRoute } from '@tanstack/react-router';
import { QrCodesPage } from '#features/qr-codes/components/QrCodesPage.tsx';
import { parseCodeSearch, type CodeSearch } from '#features/qr-codes/model/code-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** Printed codes: of the restaurant, its menus and its tables. */
export const Route = createFileRoute('/_office/digital-menu/qr-codes')({
  staticData: { mayCall: 'downloadQrCode' },
  // Read by the page, so that what reads it is loaded with the page.
  validateSearch: (search): CodeSearch => search,
  loader: () => loadMessages('qrCodes', 'localAddress'),
  component: function QrCodes() {
    const navigate = Route.useNavigate();
    return (
      <QrCodesPage
        search={parseCodeSearch(Route.useSearch())}
        onSearchChange={(search) => void navigate({ search, replace: true })}
      />
    );
  },
});
