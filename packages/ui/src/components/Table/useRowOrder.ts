import { useMemo } from 'react';
import {
  useDragAndDrop,
  type DragAndDropHooks,
  type DragAndDropOptions,
} from 'react-aria-components/useDragAndDrop';
import type { RowMove } from './rows.ts';

/** What `Table` needs to let people put its rows in order. */
export type RowOrder = DragAndDropHooks;

interface RowOrderOptions {
  /** Puts the rows in order; `movedRows` answers the new order. Keep it the same between renders. */
  onReorder: (move: RowMove) => void;
  /** The rows cannot be moved now, as while they are sorted or narrowed. */
  isDisabled?: boolean;
}

/**
 * Lets people put a table's rows in order: by the handle with a mouse or a finger, or by keyboard, where Enter on the
 * handle picks the row up, arrow keys walk over the places, Enter drops it and Escape leaves everything as it was.
 */
export function useRowOrder({ onReorder, isDisabled = false }: RowOrderOptions): RowOrder {
  // New options are a new table to react-aria.
  const options = useMemo<DragAndDropOptions>(
    () => ({
      isDisabled,
      getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
      onReorder: ({ keys, target }) => {
        if (target.dropPosition === 'on') return;
        onReorder({
          ids: [...keys].map(String),
          target: String(target.key),
          position: target.dropPosition,
        });
      },
    }),
    [isDisabled, onReorder],
  );
  return useDragAndDrop(options).dragAndDropHooks;
}
