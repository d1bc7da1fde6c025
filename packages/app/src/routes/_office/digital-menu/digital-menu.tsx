import { createFileRoute } from '@tanstack/react-router';
import { DigitalMenuPage } from '#features/screens/components/DigitalMenuPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** The screens, and what they show. */
export const Route = createFileRoute('/_office/digital-menu/digital-menu')({
  staticData: { mayCall: 'updateDigitalMenuSettings' },
  loader: () => loadMessages('digitalMenu', 'screens', 'entities'),
  component: DigitalMenuPage,
});
