import { createFileRoute } from '@tanstack/react-router';
import { StaffMemberPage } from '#features/staff/components/StaffMemberPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** Somebody new. */
export const Route = createFileRoute('/_office/setting/staff/new')({
  staticData: { mayCall: 'createStaffMember' },
  loader: () => loadMessages('staff', 'entities'),
  component: () => <StaffMemberPage staffId={null} />,
});
