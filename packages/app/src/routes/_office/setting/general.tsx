import { createFileRoute } from '@tanstack/react-router';
import { GeneralPage } from '#features/general/components/GeneralPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** What the restaurant says of itself. */
export const Route = createFileRoute('/_office/setting/general')({
  staticData: { mayCall: 'updateRestaurant' },
  loader: () => loadMessages('general', 'history', 'entities'),
  component: GeneralPage,
});
