import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

/** Dialogs weigh more than a sign-in form; this one loads when somebody is about to leave. */
const LeaveDialog = lazy(() => import('./LeaveDialog.tsx'));

/** Props of `LeaveGuard`. */
export interface LeaveGuardProps {
  isDirty: boolean;
  isSavingNow: () => boolean;
}

/** Asks before a link, Back or closing the tab would lose what was typed. */
export function LeaveGuard({ isDirty, isSavingNow }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !isSavingNow() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && !isSavingNow(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  );
}
