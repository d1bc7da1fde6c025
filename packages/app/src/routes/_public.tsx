import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AuthenticationLayout } from '../features/authentication/components/AuthenticationLayout.tsx';
import { WindowPending } from '../shared/layout/WindowPending.tsx';
import { loadMessages } from '../shared/messages/index.ts';

/** Around the pages before sign-in. */
export const Route = createFileRoute('/_public')({
  loader: () => loadMessages('authentication'),
  pendingComponent: WindowPending,
  component: () => (
    <AuthenticationLayout>
      <Outlet />
    </AuthenticationLayout>
  ),
});
