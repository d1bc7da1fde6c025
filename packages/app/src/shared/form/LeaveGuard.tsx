import { useBlocker } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { authenticationAtom } from '../session/index.ts';
import { onDemand } from '../loading/on-demand.ts';

/** Dialogs weigh more than a sign-in form; this one loads when somebody is about to leave. */
const LeaveDialog = onDemand(() => import('./LeaveDialog.tsx'));

/** Props of `LeaveGuard`. */
export interface LeaveGuardProps {
  isDirty: boolean;
  isSavingNow: () => boolean;
  /** Called when the person leaves without saving. */
  onAbandon?: (() => void) | undefined;
}

/**
 * Asks before a link, Back or closing the tab would lose what was typed. Signing out asks nothing: the draft is kept for
 * when the person comes back.
 */
export function LeaveGuard({ isDirty, isSavingNow, onAbandon }: LeaveGuardProps) {
  const store = useStore();
  const isSignedOut = () => store.get(authenticationAtom) === 'signed-out';
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !isSavingNow() && !isSignedOut() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && !isSavingNow(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <LeaveDialog
      onClose={blocker.reset}
      onLeave={() => {
        onAbandon?.();
        blocker.proceed();
      }}
    />
  );
}
