import { Button, Dialog } from '@cardamom/ui';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../api/index.ts';
import { restoreDeleted } from '../history/index.ts';
import { useMessages } from '../messages/index.ts';

/** Props of `DeletedDialog`. */
export interface DeletedDialogProps {
  entity: { id: string; name: string };
  /** The entity is back; what was typed can be saved over it. */
  onRestored: () => void;
  onClose: () => void;
}

/** Says that the entity was deleted before the save arrived, and offers to bring it back with what was typed. */
export default function DeletedDialog({ entity, onRestored, onClose }: DeletedDialogProps) {
  const { t } = useMessages('entities');
  const restoring = useMutation(restoreDeleted());
  const { error } = restoring;
  return (
    <Dialog
      title={t('deleted.title', { name: entity.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t('conflict.later')}</Button>
          <Button
            variant="primary"
            isPending={restoring.isPending}
            onPress={() => restoring.mutate(entity.id, { onSuccess: onRestored })}
          >
            {t('deleted.restore')}
          </Button>
        </>
      }
    >
      <p>{t('deleted.text')}</p>
      {error && <p role="alert">{error instanceof ApiError ? error.reason : error.message}</p>}
    </Dialog>
  );
}
