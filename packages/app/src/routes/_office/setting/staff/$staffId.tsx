import { createFileRoute } from '@tanstack/react-router';
import { StaffMemberPage } from '#features/staff/components/StaffMemberPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** One person; open to everybody who is signed in. */
export const Route = createFileRoute('/_office/setting/staff/$staffId')({
  loader: () => loadMessages('staff', 'entities'),
  component: function StaffMember() {
    return <StaffMemberPage staffId={Route.useParams().staffId} />;
  },
});
