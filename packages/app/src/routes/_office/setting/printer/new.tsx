import { createFileRoute } from '@tanstack/react-router';
import { PrinterPage } from '#features/printers/components/PrinterPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** A new printer. */
export const Route = createFileRoute('/_office/setting/printer/new')({
  staticData: { mayCall: 'createPrinter' },
  loader: () => loadMessages('printers', 'entities'),
  component: () => <PrinterPage printerId={null} />,
});
