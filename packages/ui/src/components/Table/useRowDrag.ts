import { useEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';
import type { RowSelection } from './useRowSelection.ts';
import type { RowOrder } from './useRowOrder.ts';
import { tableWords } from './table-words.ts';

/** A pointer that moved less, in px, has pressed the handle and not dragged it. */
const slop = 4;

/** Within this many px of the window's edge the page scrolls along. */
const scrollEdge = 64;

interface RowDragOptions {
  gridRef: RefObject<HTMLTableElement | null>;
  rowOrder: RowOrder | undefined;
  ids: readonly string[];
  selection: RowSelection;
  nameOf: (row: number) => string;
}

/** Rows on their way, and the gap between rows they would go into: `gap` 0 is before the first row. */
export interface RowDrag {
  ids: ReadonlySet<string>;
  gap: number;
}

/** Lets rows be picked up by their handle and put elsewhere, by pointer or by keyboard. */
export function useRowDrag({ gridRef, rowOrder, ids, selection, nameOf }: RowDragOptions) {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const isEnabled = rowOrder !== undefined && !rowOrder.isDisabled;

  const picked = (id: string) => new Set(selection.isChosen(id) ? ids.filter(selection.isChosen) : [id]);
  /** Beside one of the moving rows nothing would change; a single row skips its own two gaps. */
  const changes = (moving: ReadonlySet<string>, gap: number) =>
    moving.size > 1 || ![ids[gap], ids[gap - 1]].some((id) => id !== undefined && moving.has(id));

  const drop = (moving: ReadonlySet<string>, gap: number) => {
    setDrag(null);
    const target = ids[gap] ?? ids[gap - 1];
    if (!changes(moving, gap) || target === undefined) return;
    rowOrder?.onReorder({
      ids: ids.filter((id) => moving.has(id)),
      target,
      position: gap < ids.length ? 'before' : 'after',
    });
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>, row: HTMLElement) => {
    const handle = event.target as HTMLElement;
    const id = row.dataset.row;
    if (!isEnabled || id === undefined || event.button !== 0) return;
    const start = event.clientY;
    const moving = picked(id);
    let gap: number | null = null;
    const move = ({ clientY }: globalThis.PointerEvent) => {
      if (gap === null && Math.abs(clientY - start) < slop) return;
      gap = gapAt(gridRef.current, clientY);
      row.style.translate = `0 ${clientY - start}px`;
      const isNearTop = clientY < scrollEdge;
      if (isNearTop || clientY > window.innerHeight - scrollEdge) window.scrollBy(0, isNearTop ? -16 : 16);
      setDrag({ ids: moving, gap });
    };
    const end = (isDropped: boolean) => {
      row.style.translate = '';
      abort.abort();
      if (isDropped && gap !== null) drop(moving, gap);
      else setDrag(null);
    };
    const abort = new AbortController();
    const { signal } = abort;
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move, { signal });
    handle.addEventListener('pointerup', () => end(true), { signal });
    handle.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  };

  /** Returns whether the key was one of the drag's. */
  const onKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    const handle = (event.target as HTMLElement).closest<HTMLElement>('[data-act="drag"]');
    const row = handle?.closest<HTMLElement>('[data-row]');
    const id = row?.dataset.row;
    if (!row || id === undefined || !isEnabled) return false;
    const isAct = event.key === 'Enter' || event.key === ' ';
    const place = Number(row.dataset.index);
    if (!drag) {
      if (!isAct) return false;
      setDrag({ ids: picked(id), gap: place });
      announce(tableWords.dragStarted(nameOf(place)));
      return true;
    }
    if (isAct) {
      drop(drag.ids, drag.gap);
      announce(tableWords.dropComplete);
    } else if (event.key === 'Escape') {
      setDrag(null);
      announce(tableWords.dropCanceled);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      let gap = drag.gap + step;
      while (gap >= 0 && gap <= ids.length && !changes(drag.ids, gap)) gap += step;
      if (gap < 0 || gap > ids.length) return true;
      setDrag({ ids: drag.ids, gap });
      const isLast = gap === ids.length;
      announce((isLast ? tableWords.insertAfter : tableWords.insertBefore)(nameOf(isLast ? gap - 1 : gap)));
      gridRef.current
        ?.querySelector(`tr[data-index="${isLast ? gap - 1 : gap}"]`)
        ?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Tab') {
      setDrag(null);
      return false;
    }
    return true;
  };

  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const grid = gridRef.current;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!grid?.contains(relatedTarget as Node | null)) setDrag(null);
    };
    grid?.addEventListener('focusout', leave);
    return () => grid?.removeEventListener('focusout', leave);
  }, [isDragging, gridRef]);

  return { drag, onPointerDown, onKey };
}

/** The gap between the drawn rows that a height in the window points at. */
function gapAt(grid: HTMLElement | null, clientY: number): number {
  const rows = [...(grid?.querySelectorAll<HTMLElement>('tr[data-index]:not([data-dragging])') ?? [])];
  const below = rows.find((row) => {
    const { top, height } = row.getBoundingClientRect();
    return clientY < top + height / 2;
  });
  if (below) return Number(below.dataset.index);
  return Number(rows.at(-1)?.dataset.index ?? -1) + 1;
}
