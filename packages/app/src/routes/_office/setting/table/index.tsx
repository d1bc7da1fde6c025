import { createFileRoute } from '@tanstack/react-router';
import { tableSectionSorts } from '@cardamom/api-types';
import { SectionsPage } from '#features/tables/components/SectionsPage.tsx';
import { listSearchOf } from '#shared/list-page/list-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** The sections of tables. */
export const Route = createFileRoute('/_office/setting/table/')({
  staticData: { mayCall: 'updateTableSection' },
  validateSearch: listSearchOf(tableSectionSorts),
  loader: () => loadMessages('tables', 'entities'),
  component: SectionsPage,
});
