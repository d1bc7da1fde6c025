import { AlertDialog } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';

/** Props of `DiscardDialog`. */
export interface DiscardDialogProps {
  /** Cells that hold something that is not saved. */
  count: number;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks whether what was typed into the sheet may go. */
export function DiscardDialog({ count, onDiscard, onClose }: DiscardDialogProps) {
  const { t } = useMessages('spreadsheet');
  return (
    <AlertDialog
      title={t('discarding.title', { count })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      confirmLabel={t('discard')}
      cancelLabel={t('discarding.cancel')}
      isDestructive
      onConfirm={onDiscard}
    >
      {t('discarding.text')}
    </AlertDialog>
  );
}
