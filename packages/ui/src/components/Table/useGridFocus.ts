import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import {
  cellOf,
  edgeOfRow,
  elementAt,
  neighbourInRow,
  placeOf,
  rowAfter,
  rowAt,
  rowOf,
  type GridKey,
  type GridPlace,
} from './grid-places.ts';

interface GridFocusOptions {
  gridRef: RefObject<HTMLTableElement | null>;
  rowCount: number;
  /** Brings a row into sight that is not drawn yet. */
  scrollToRow: (row: number) => void;
  /** The name of a row, for people who type its first letters. */
  nameOf: (row: number) => string;
}

/** How long after a letter the next one belongs to the same word, in ms. */
const typingPause = 1000;

function gridKey({ key, currentTarget }: KeyboardEvent): GridKey | null {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  switch (key) {
    case 'ArrowLeft':
      return isRightToLeft ? 'ArrowEnd' : 'ArrowStart';
    case 'ArrowRight':
      return isRightToLeft ? 'ArrowStart' : 'ArrowEnd';
    case 'ArrowUp':
    case 'ArrowDown':
    case 'Home':
    case 'End':
    case 'PageUp':
    case 'PageDown':
      return key;
  }
  return null;
}

/**
 * One tab stop for the whole grid, and the keys that move it (WAI-ARIA APG, "Data Grids"). Rows carry no handlers: the stop is
 * an attribute that this moves from element to element.
 */
export function useGridFocus({ gridRef, rowCount, scrollToRow, nameOf }: GridFocusOptions) {
  const stop = useRef<HTMLElement>(null);
  /** Where the focus is while it is in the grid. */
  const place = useRef<GridPlace>(null);
  /** Where it goes once that row is drawn. */
  const wanted = useRef<GridPlace>(null);
  const typed = useRef({ text: '', at: 0 });

  const makeStop = (element: HTMLElement) => {
    // The box of all rows is a stop by itself.
    if (element.matches('thead input')) return;
    if (stop.current && stop.current !== element) stop.current.tabIndex = -1;
    element.tabIndex = 0;
    stop.current = element;
  };
  const focus = (element: HTMLElement | null) => {
    if (!element) return;
    makeStop(element);
    element.focus();
  };
  const goTo = (to: GridPlace) => {
    const grid = gridRef.current;
    if (!grid) return;
    const row = rowAt(grid, to.row);
    if (row) return focus(elementAt(row, to.row < 0 ? (to.column ?? 0) : to.column));
    wanted.current = to;
    scrollToRow(to.row);
  };

  useLayoutEffect(() => {
    const grid = gridRef.current;
    if (!grid) return;
    if (wanted.current && rowAt(grid, wanted.current.row)) {
      const to = wanted.current;
      wanted.current = null;
      goTo(to);
    }
    const isLost = place.current !== null && document.activeElement === document.body;
    if (stop.current?.isConnected) {
      // A row that moves among its neighbours loses the focus on the way.
      if (isLost) stop.current.focus();
      return;
    }
    if (isLost && rowCount > 0) {
      goTo({ row: Math.min(place.current?.row ?? 0, rowCount - 1), column: place.current?.column ?? null });
      return;
    }
    const first = grid.querySelector<HTMLElement>('tr[data-index][aria-selected="true"]') ?? rowAt(grid, 0);
    if (first) makeStop(first);
  });

  const typedRow = (letter: string, from: number): number => {
    const now = performance.now();
    const isNew = now - typed.current.at > typingPause;
    const text = (isNew ? '' : typed.current.text) + letter.toLocaleLowerCase();
    typed.current = { text, at: now };
    const start = Math.max(from, 0) + (isNew ? 1 : 0);
    for (let step = 0; step < rowCount; step += 1) {
      const row = (start + step) % rowCount;
      if (nameOf(row).toLocaleLowerCase().startsWith(text)) return row;
    }
    return -1;
  };

  return {
    place,
    /** Whether the next letter goes on with a word. */
    isTyping: () => performance.now() - typed.current.at < typingPause,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      makeStop(target);
      place.current = placeOf(target);
    },
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return;
      // What is blurred because it goes away has its focus taken up by a neighbour.
      queueMicrotask(() => {
        if (target.isConnected && !currentTarget.contains(document.activeElement)) place.current = null;
      });
    },
    /** Moves the focus; returns the row it leads to, and null where the key means nothing here. */
    onKey: (event: KeyboardEvent<HTMLElement>): number | null => {
      const active = event.target as HTMLElement;
      const from = placeOf(active);
      const grid = gridRef.current;
      if (!from || !grid || event.altKey) return null;
      const isCommand = event.ctrlKey || event.metaKey;
      const key = gridKey(event);
      if (!key) {
        const isLetter = event.key.length === 1 && event.key !== ' ' && !isCommand;
        const row = isLetter && cellOf(active)?.tagName !== 'TH' ? typedRow(event.key, from.row) : -1;
        if (row < 0) return null;
        goTo({ row, column: null });
        return row;
      }
      if (key === 'ArrowStart' || key === 'ArrowEnd') {
        if (isCommand) return null;
        focus(neighbourInRow(active, key === 'ArrowEnd' ? 1 : -1));
        return from.row;
      }
      const row = rowOf(active);
      if ((key === 'Home' || key === 'End') && from.column !== null && row && !isCommand) {
        focus(edgeOfRow(row, key === 'Home' ? 'start' : 'end'));
        return from.row;
      }
      const height = rowAt(grid, Math.max(from.row, 0))?.offsetHeight ?? 1;
      const inView = Math.max(1, Math.floor(window.innerHeight / height) - 2);
      const to = rowAfter(key, from.row, rowCount, inView);
      const leavesHeader = from.row < 0 && key !== 'ArrowDown';
      goTo({ row: to, column: leavesHeader ? null : from.column });
      return to;
    },
  };
}
