import { AlertDialog, offerUndo, toast } from '@cardamom/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ApiError, showError } from '../api/index.ts';
import { namesInWords, useMessages, type EntityWords } from '../messages/index.ts';
import { deletionReasonOf, type ListWork } from './list-actions.ts';
import { NotDeleted } from './NotDeleted.tsx';

/** Props of `DeleteRow`. */
export interface DeleteRowProps<Row> {
  /** The part of the catalogue that names the entity. */
  words: EntityWords;
  row: Row;
  work: ListWork<Row>;
  onClose: () => void;
  /** What is shown where something still uses it (OM_003). */
  renderInUse?: (failure: ApiError) => ReactNode;
}

/** Asks by name, deletes a row of a list and offers to bring it back; says why where that fails. */
export function DeleteRow<Row extends { id: string; name: string; version: number }>({
  words,
  row,
  work,
  onClose,
  renderInUse,
}: DeleteRowProps<Row>) {
  const { t } = useMessages(words);
  const { t: shared } = useMessages('entities');
  const [blocked, setBlocked] = useState<ApiError | null>(null);
  const deletion = useMutation({
    mutationFn: () => work.actions.remove(row),
    meta: { touches: work.actions.touches, waits: true },
  });
  const failed = (error: Error) => {
    const alert = () => {
      toast.error(error instanceof ApiError ? deletionReasonOf(error) : error.message);
      onClose();
    };
    if (error instanceof ApiError) showError(error, { dependencies: setBlocked, alert });
    else alert();
  };

  if (blocked?.code === 'OM_003' && renderInUse) return renderInUse(blocked);
  if (blocked) return <NotDeleted {...{ row, failure: blocked, onClose }} rowHref={work.rowHref} />;
  return (
    <AlertDialog
      title={t('delete.title', { name: row.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      confirmLabel={t('delete.confirm')}
      isDestructive
      isPending={deletion.isPending}
      onConfirm={() =>
        deletion.mutate(undefined, {
          onSuccess: () => {
            offerUndo({
              title: t('toast.deleted'),
              message: namesInWords([row.name]),
              label: shared('toast.undo'),
              onUndo: () => void work.restore(row),
            });
            onClose();
          },
          onError: failed,
        })
      }
    >
      {t('delete.text')}
    </AlertDialog>
  );
}
