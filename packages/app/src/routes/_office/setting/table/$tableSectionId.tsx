import { createFileRoute } from '@tanstack/react-router';
import { SectionPage } from '#features/tables/components/SectionPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** One section of tables. */
export const Route = createFileRoute('/_office/setting/table/$tableSectionId')({
  staticData: { mayCall: 'updateTableSection' },
  loader: () => loadMessages('tables', 'entities'),
  component: function Section() {
    return <SectionPage tableSectionId={Route.useParams().tableSectionId} />;
  },
});
