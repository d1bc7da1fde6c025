import { useRef, type KeyboardEvent } from 'react';
import { moved, stepped, type GridSize, type Position, type Selection } from '../model/grid-position.ts';

/** Rows that Page up and Page down go. */
const pageRows = 12;

/** What keys of the grid can do. */
export interface GridActions {
  size: GridSize;
  selection: Selection;
  select: (selection: Selection) => void;
  /** Begins to edit the active cell; typed over, what stood there gives way to the next key. */
  edit: (isTypedOver: boolean) => void;
  clear: () => void;
  undo: () => void;
  redo: () => void;
}

const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [pageRows, 0],
  PageUp: [-pageRows, 0],
};

/** The cell a moving key leads to; null for other keys. Left and right are as seen, also from right to left. */
function destination(event: KeyboardEvent, active: Position, size: GridSize): Position | null {
  const isJump = event.ctrlKey || event.metaKey;
  if (event.key === 'Home') return { row: isJump ? 0 : active.row, column: 0 };
  if (event.key === 'End') return { row: isJump ? size.rows - 1 : active.row, column: size.columns - 1 };
  const step = arrows[event.key];
  if (!step) return null;
  const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
  const [rows, columns] = step;
  const far = isJump ? Math.max(size.rows, size.columns) : 1;
  return moved(active, rows * far, (isReversed ? -columns : columns) * far, size);
}

/**
 * The keys of a grid (WAI-ARIA APG, "Grid"): arrows, Home, End and Page move, Shift extends, Enter and F2 edit, typing
 * types over, Delete clears, Ctrl+Z and Ctrl+Y go back and forth. Tab goes from cell to cell; after Escape it leaves.
 */
export function useGridKeys(actions: GridActions): (event: KeyboardEvent) => void {
  const isReleased = useRef(false);

  function act(event: KeyboardEvent): boolean {
    const { size, selection, select, edit, clear, undo, redo } = actions;
    const { active, anchor } = selection;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Tab') {
      const next = isReleased.current ? null : stepped(active, event.shiftKey ? -1 : 1, size);
      if (next) select({ anchor: next, active: next });
      return next !== null;
    }
    isReleased.current = event.key === 'Escape';
    if (event.key === 'Escape') select({ anchor: active, active });
    const place = destination(event, active, size);
    if (place) select({ anchor: event.shiftKey ? anchor : place, active: place });
    else if (event.key === 'Enter' || event.key === 'F2') edit(false);
    else if (event.key === 'Delete' || event.key === 'Backspace') clear();
    else if (isCommand && event.key.toLowerCase() === 'a')
      select({ anchor: { row: 0, column: 0 }, active: { row: size.rows - 1, column: size.columns - 1 } });
    else if (isCommand && event.key.toLowerCase() === 'z') (event.shiftKey ? redo : undo)();
    else if (isCommand && event.key.toLowerCase() === 'y') redo();
    else {
      const isTyping = event.key.length === 1 && !isCommand && !event.altKey;
      // The key itself goes on, into the field that has just got the focus.
      if (isTyping) edit(true);
      return false;
    }
    return true;
  }

  return (event) => {
    if (act(event)) event.preventDefault();
  };
}
