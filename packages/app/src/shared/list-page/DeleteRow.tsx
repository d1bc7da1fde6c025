import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../api/index.ts';
import type { EntityWords } from '../messages/index.ts';
import { DeleteEntity } from './DeleteEntity.tsx';
import { readAgain, type ListWork } from './list-actions.ts';

/** Props of `DeleteRow`. */
export interface DeleteRowProps<Row> {
  /** The part of the catalogue that names the entity. */
  words: EntityWords;
  row: Row;
  work: ListWork<Row>;
  onClose: () => void;
  /** What is shown where something stands in the way (OM_003); without it, why in a message. */
  renderBlocked?: (failure: ApiError) => ReactNode;
}

/** Asks by name, deletes a row of a list and offers to bring it back. */
export function DeleteRow<Row extends { id: string; name: string; version: number }>({
  words,
  row,
  work,
  onClose,
  renderBlocked,
}: DeleteRowProps<Row>) {
  const queryClient = useQueryClient();
  const deletion = useMutation<unknown, Error, { id: string; version: number }>({
    mutationFn: work.actions.remove,
    onSettled: () => readAgain(queryClient, work.actions),
  });
  const failure = deletion.error instanceof ApiError ? deletion.error : null;
  if (failure?.code === 'OM_003' && renderBlocked) return renderBlocked(failure);
  return (
    <DeleteEntity
      {...{ words, deletion, onClose }}
      entity={row}
      saysWhatBlocks={!renderBlocked}
      onUndo={() => void work.restore(row)}
    />
  );
}
