import { AlertDialog } from '@cardamom/ui';
import { useBlocker } from '@tanstack/react-router';
import { useMessages } from '../messages/index.ts';

/** Props of `LeaveGuard`. */
export interface LeaveGuardProps {
  isDirty: boolean;
  isSavingNow: () => boolean;
}

/** Asks before a link, Back or closing the tab would lose what was typed. */
export function LeaveGuard({ isDirty, isSavingNow }: LeaveGuardProps) {
  const { t } = useMessages('common');
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !isSavingNow() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && !isSavingNow(),
    withResolver: true,
  });
  return (
    <AlertDialog
      title={t('form.leaveTitle')}
      isOpen={blocker.status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      confirmLabel={t('actions.leave')}
      cancelLabel={t('actions.stay')}
      isDestructive
      onConfirm={() => blocker.proceed?.()}
    >
      {t('form.leaveText')}
    </AlertDialog>
  );
}
