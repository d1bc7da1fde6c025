import { createFileRoute } from '@tanstack/react-router';
import { ScreenPage } from '#features/screens/components/ScreenPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** One screen. */
export const Route = createFileRoute('/_office/digital-menu/screens/$screenId')({
  staticData: { mayCall: 'updateScreen' },
  loader: () => loadMessages('screens', 'digitalMenu', 'entities'),
  component: function Screen() {
    return <ScreenPage screenId={Route.useParams().screenId} />;
  },
});
