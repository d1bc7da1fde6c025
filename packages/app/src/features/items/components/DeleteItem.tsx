import { AlertDialog, toast } from '@cardamom/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Item } from '@cardamom/api-types';
import { ApiError } from '../../../shared/api/index.ts';
import { useMessages } from '../../../shared/messages/index.ts';
import { deleteItem } from '../api/delete-item.ts';

/** Props of `DeleteItem`. */
export interface DeleteItemProps {
  item: Item;
  onClose: () => void;
}

/** Asks by name, then deletes. */
export function DeleteItem({ item, onClose }: DeleteItemProps) {
  const { t } = useMessages('items');
  const { t: shared } = useMessages('menuManagement');
  const deletion = useMutation(deleteItem(useQueryClient()));
  return (
    <AlertDialog
      title={t('delete.title', { name: item.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      confirmLabel={t('delete.confirm')}
      isDestructive
      isPending={deletion.isPending}
      onConfirm={() =>
        deletion.mutate(item, {
          onSuccess: () => toast(t('toast.deleted')),
          onError: (error) => {
            const isConflict = error instanceof ApiError && error.code === 'CM_CONFLICT';
            toast.error(isConflict ? shared('toast.changedMeanwhile') : error.message);
          },
          onSettled: onClose,
        })
      }
    >
      {t('delete.text')}
    </AlertDialog>
  );
}
