import { createFileRoute } from '@tanstack/react-router';
import { ScreenPage } from '#features/screens/components/ScreenPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** A new screen. */
export const Route = createFileRoute('/_office/digital-menu/screens/new')({
  staticData: { mayCall: 'createScreen' },
  loader: () => loadMessages('screens', 'digitalMenu', 'entities'),
  component: () => <ScreenPage screenId={null} />,
});
