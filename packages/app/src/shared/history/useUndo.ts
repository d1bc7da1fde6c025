import { offerUndo, toast } from '@cardamom/ui';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../api/index.ts';
import { useMessages } from '../messages/index.ts';
import { subjectOf } from './change-words.ts';
import { takeBackBatch, takeBackChange, type Undoing } from './api/undo-change.ts';

function fail(error: Error): void {
  toast.error(error instanceof ApiError ? error.reason : error.message);
}

/** Takes changes back and says how that went; one that was taken back can be taken back in turn. */
export function useUndo() {
  const { t } = useMessages('history');
  const change = useMutation(takeBackChange());
  const batch = useMutation(takeBackBatch());

  const undo = async (undoing: Undoing): Promise<void> => {
    try {
      const undone = await change.mutateAsync(undoing);
      offerUndo({
        title: t('toast.takenBack'),
        message: subjectOf(undone),
        label: t('toast.undo'),
        onUndo: () => void undo({ changeId: undone.id }),
      });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      fail(error);
    }
  };
  const undoBatch = (batchId: string) =>
    batch.mutate(batchId, {
      onSuccess: ({ count, refused }) => {
        if (refused.length === 0) return toast(t('toast.takenBack'));
        const names = refused.flatMap(({ name }) => name ?? []).join(', ');
        return toast.error(t('toast.partly', { count, names }));
      },
      onError: fail,
    });
  return {
    undo: (undoing: Undoing) => void undo(undoing),
    undoBatch,
    /** The change that is on its way, or the part of one; null where none is. */
    running: change.isPending ? change.variables : null,
    isBatchRunning: batch.isPending,
  };
}
