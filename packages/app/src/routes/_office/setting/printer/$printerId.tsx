import { createFileRoute } from '@tanstack/react-router';
import { PrinterPage } from '#features/printers/components/PrinterPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** One printer. */
export const Route = createFileRoute('/_office/setting/printer/$printerId')({
  staticData: { mayCall: 'updatePrinter' },
  loader: () => loadMessages('printers', 'entities'),
  component: function Printer() {
    return <PrinterPage printerId={Route.useParams().printerId} />;
  },
});
