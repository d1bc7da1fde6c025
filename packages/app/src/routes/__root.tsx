import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { WindowPending } from '../shared/layout/WindowPending.tsx';
import { loadMessages } from '../shared/messages/index.ts';
import type { SessionContext } from '../shared/session/index.ts';

/** Above every page: the shared messages. */
export const Route = createRootRouteWithContext<SessionContext>()({
  beforeLoad: () => loadMessages('common'),
  pendingComponent: WindowPending,
  component: Outlet,
});
