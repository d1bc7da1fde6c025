import { createFileRoute } from '@tanstack/react-router';
import { ServiceChargePage } from '#features/charges/components/ServiceChargePage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** The service charge. */
export const Route = createFileRoute('/_office/setting/service-charge')({
  staticData: { mayCall: 'updateServiceCharge' },
  loader: () => loadMessages('serviceCharge', 'tax', 'entities'),
  component: ServiceChargePage,
});
