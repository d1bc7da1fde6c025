import { useMemo } from 'react';
import type { RowMove } from './rows.ts';

/** What `Table` needs to let people put its rows in order. */
export interface RowOrder {
  /** Puts the rows in order; `movedRows` returns the new order. Keep it the same between renders. */
  onReorder: (move: RowMove) => void;
  /** The rows cannot be moved now, as while they are sorted or narrowed. */
  isDisabled: boolean;
}

type RowOrderOptions = Pick<RowOrder, 'onReorder'> & Partial<RowOrder>;

/**
 * Lets people put a table's rows in order: by the handle with a mouse or a finger, or by keyboard, where Enter on the
 * handle picks the row up, arrow keys walk over the places, Enter drops it and Escape leaves everything as it was.
 */
export function useRowOrder({ onReorder, isDisabled = false }: RowOrderOptions): RowOrder {
  return useMemo(() => ({ onReorder, isDisabled }), [onReorder, isDisabled]);
}
