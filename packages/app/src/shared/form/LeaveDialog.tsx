import { AlertDialog } from '@cardamom/ui';
import { useMessages } from '../messages/index.ts';

/** Props of `LeaveDialog`. */
export interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether what was typed may be lost. */
export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useMessages('common');
  return (
    <AlertDialog
      title={t('form.leaveTitle')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      confirmLabel={t('actions.leave')}
      cancelLabel={t('actions.stay')}
      isDestructive
      onConfirm={onLeave}
    >
      {t('form.leaveText')}
    </AlertDialog>
  );
}
