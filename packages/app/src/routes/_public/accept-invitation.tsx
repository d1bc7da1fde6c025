import { createFileRoute } from '@tanstack/react-router';
import { AcceptInvitationPage } from '../../features/authentication/components/AcceptInvitationPage.tsx';

/** Where an invitation's link leads. */
export const Route = createFileRoute('/_public/accept-invitation')({
  component: AcceptInvitationPage,
});
