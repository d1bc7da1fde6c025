import { AlertDialog, toast } from '@cardamom/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { ApiError } from '../api/index.ts';
import { useMessages, type EntityWords } from '../messages/index.ts';
import { reasonOf } from './list-actions.ts';

/** Props of `DeleteEntity`. */
export interface DeleteEntityProps {
  /** The part of the catalogue that names the entity. */
  words: EntityWords;
  entity: { id: string; name: string; version: number };
  /** Deletes; who passes it shows what OM_003 ("In use") names, or asks for a message. */
  deletion: UseMutationResult<unknown, Error, { id: string; version: number }>;
  onClose: () => void;
  /** Says in a message what stands in the way, where nothing else shows it. */
  saysWhatBlocks?: boolean;
  /** Brings it back; offered beside the message that it is deleted (`ListWork.restore`). */
  onUndo?: () => void;
}

/** Asks by name, deletes, and says how that went. */
export function DeleteEntity({
  words,
  entity,
  deletion,
  onClose,
  saysWhatBlocks = false,
  onUndo,
}: DeleteEntityProps) {
  const { t } = useMessages(words);
  const { t: shared } = useMessages('menuManagement');
  return (
    <AlertDialog
      title={t('delete.title', { name: entity.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      confirmLabel={t('delete.confirm')}
      isDestructive
      isPending={deletion.isPending}
      onConfirm={() =>
        deletion.mutate(entity, {
          onSuccess: () => {
            toast(t('toast.deleted'), onUndo && { label: shared('toast.undo'), onAction: onUndo });
            onClose();
          },
          onError: (error) => {
            if (error instanceof ApiError && error.code === 'OM_003' && !saysWhatBlocks) return;
            toast.error(error instanceof ApiError ? reasonOf(error) : error.message);
            onClose();
          },
        })
      }
    >
      {t('delete.text')}
    </AlertDialog>
  );
}
