import { AlertDialog } from '@cardamom/ui';
import { useMessages } from '../messages/index.ts';

/** Props of `LeaveDialog`. */
export interface LeaveDialogProps {
  onClose: () => void;
  onLeave: () => void;
}

/** Asks whether what was typed may be lost. */
export default function LeaveDialog({ onClose, onLeave }: LeaveDialogProps) {
  const { t } = useMessages('common');
  return (
    <AlertDialog
      title={t('form.leaveTitle')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
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
