import { createFileRoute } from '@tanstack/react-router';
import { printerSorts } from '@cardamom/api-types';
import { PrintersPage } from '#features/printers/components/PrintersPage.tsx';
import { listSearchOf } from '#shared/list-page/list-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** The printers. */
export const Route = createFileRoute('/_office/setting/printer/')({
  staticData: { mayCall: 'updatePrinter' },
  validateSearch: listSearchOf(printerSorts),
  loader: () => loadMessages('printers', 'entities'),
  component: PrintersPage,
});
