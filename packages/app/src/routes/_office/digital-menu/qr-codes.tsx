import { createFileRoute } from '@tanstack/react-router';
import { QrCodesPage } from '#features/qr-codes/components/QrCodesPage.tsx';
import { parseCodeSearch } from '#features/qr-codes/model/code-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** Printed codes: of the restaurant, its menus and its tables. */
export const Route = createFileRoute('/_office/digital-menu/qr-codes')({
  staticData: { mayCall: 'downloadQrCode' },
  validateSearch: parseCodeSearch,
  loader: () => loadMessages('qrCodes'),
  component: function QrCodes() {
    const navigate = Route.useNavigate();
    return (
      <QrCodesPage
        search={Route.useSearch()}
        onSearchChange={(search) => void navigate({ search, replace: true })}
      />
    );
  },
});
