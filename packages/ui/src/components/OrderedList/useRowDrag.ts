import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

interface RowDragOptions {
  /** Ids of the rows in their present order. */
  ids: readonly string[];
  /** Puts a row at another place, counted from 0. */
  onMove: (id: string, place: number) => void;
}

/** The place, from 0, that a row has when it is held at this height: it passes another row at that one's middle. */
function placeAt(list: HTMLElement, id: string, y: number): number {
  const others = [...list.children].filter((row) => row.getAttribute('data-row-id') !== id);
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/**
 * Lets rows be put in order by a handle: dragged with a mouse or a finger, moved by arrow keys, Home and End. Escape
 * puts a dragged row back.
 */
export function useRowDrag({ ids, onMove }: RowDragOptions) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<{ id: string; from: number } | null>(null);

  const follow = useEffectEvent((event: globalThis.PointerEvent) => {
    if (dragged === null || list.current === null) return;
    const place = placeAt(list.current, dragged.id, event.clientY);
    if (place !== ids.indexOf(dragged.id)) onMove(dragged.id, place);
  });
  const putBack = useEffectEvent(() => {
    if (dragged !== null) onMove(dragged.id, dragged.from);
    setDragged(null);
  });
  const isDragging = dragged !== null;

  useEffect(() => {
    if (!isDragging) return undefined;
    const end = () => setDragged(null);
    const move = (event: globalThis.PointerEvent) => follow(event);
    const cancel = () => putBack();
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') putBack();
    };
    // The row changes its place in the document under the pointer, which would end a capture by the handle.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', escape);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', escape);
    };
  }, [isDragging]);

  return {
    list,
    draggedId: dragged?.id ?? null,
    handleProps: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) setDragged({ id, from: ids.indexOf(id) });
      },
      onKeyDown: (event: KeyboardEvent) => {
        const place = ids.indexOf(id);
        const wanted = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: ids.length - 1 }[event.key];
        if (wanted === undefined) return;
        event.preventDefault();
        if (wanted !== place && wanted >= 0 && wanted < ids.length) onMove(id, wanted);
      },
    }),
  };
}
