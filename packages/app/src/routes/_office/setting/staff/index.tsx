import { createFileRoute } from '@tanstack/react-router';
import { staffMemberSorts } from '@cardamom/api-types';
import { StaffPage } from '#features/staff/components/StaffPage.tsx';
import { listSearchOf } from '#shared/list-page/list-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** The people of the restaurant; open to everybody who is signed in. */
export const Route = createFileRoute('/_office/setting/staff/')({
  validateSearch: listSearchOf(staffMemberSorts),
  loader: () => loadMessages('staff', 'entities'),
  component: StaffPage,
});
