import { createFileRoute } from '@tanstack/react-router';
import { TaxPage } from '#features/charges/components/TaxPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** The tax. */
export const Route = createFileRoute('/_office/setting/tax')({
  staticData: { mayCall: 'updateTax' },
  loader: () => loadMessages('tax', 'entities'),
  component: TaxPage,
});
