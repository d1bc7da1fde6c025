import { createFileRoute } from '@tanstack/react-router';
import { SectionPage } from '#features/tables/components/SectionPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** A new section of tables. */
export const Route = createFileRoute('/_office/setting/table/new')({
  staticData: { mayCall: 'createTableSection' },
  loader: () => loadMessages('tables', 'entities'),
  component: () => <SectionPage tableSectionId={null} />,
});
