import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows drawn beyond what is in sight, on either side. */
const margin = 12;

/** How many rows the drawn part moves by at once: drawing a few at every step of a wheel costs more. */
const stride = 8;

/** A row's height in px before one is drawn. */
const assumedHeight = 56;

interface RowWindow {
  first: number;
  /** One past the last drawn row. */
  end: number;
  /** The height of each row, in px. */
  height: number;
  /** The row that has the focus: it stays drawn wherever the table is scrolled to. */
  pinned: number | null;
}

/** A stretch of rows: drawn ones, or the room that others take, in px. */
export type RowStretch = { first: number; end: number } | { room: number; key: string };

interface RowWindowOptions {
  isOn: boolean;
  bodyRef: RefObject<HTMLTableSectionElement | null>;
  rowCount: number;
  focused: RefObject<{ row: number } | null>;
}

/**
 * Which rows of a long list are drawn: those in sight and some around them, whatever scrolls. All rows have one height, which
 * the first drawn one tells. Returns undefined where all are drawn.
 */
export function useRowWindow({ isOn, bodyRef, rowCount, focused }: RowWindowOptions): {
  stretches: readonly RowStretch[] | undefined;
  /** How far down the row stands in the body, in px. */
  offsetOf: (row: number) => number;
} {
  const [drawn, setDrawn] = useState<RowWindow>({ first: 0, end: 40, height: assumedHeight, pinned: null });
  useLayoutEffect(() => {
    const body = bodyRef.current;
    if (!isOn || !body) return undefined;
    const update = () => {
      const height = body.querySelector<HTMLElement>('[data-index]')?.getBoundingClientRect().height;
      const { top } = body.getBoundingClientRect();
      setDrawn((before) => {
        const next = windowAt({ top, height: height ?? before.height, rowCount });
        const pinned = focused.current?.row ?? null;
        const isSame =
          next.first === before.first &&
          next.end === before.end &&
          next.height === before.height &&
          pinned === before.pinned;
        return isSame ? before : { ...next, pinned };
      });
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(body);
    document.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', update, { capture: true });
    };
  }, [isOn, bodyRef, rowCount, focused]);
  return {
    stretches: isOn ? stretchesOf(drawn, rowCount) : undefined,
    offsetOf: (row) => row * drawn.height,
  };
}

/** The window over rows whose body begins at `top` in the viewport. */
function windowAt({ top, height, rowCount }: { top: number; height: number; rowCount: number }) {
  const inStrides = (row: number) => Math.floor(row / stride) * stride;
  const first = Math.max(0, inStrides(-top / height - margin));
  const end = Math.min(rowCount, inStrides((window.innerHeight - top) / height + margin + stride));
  return { first: Math.min(first, Math.max(rowCount - margin, 0)), end: Math.max(end, margin), height };
}

function stretchesOf({ first, end, height, pinned }: RowWindow, rowCount: number): RowStretch[] {
  const last = Math.min(end, rowCount);
  const parts = [{ first: Math.min(first, last), end: last }];
  if (pinned !== null && pinned >= 0 && pinned < rowCount) {
    if (pinned < first) parts.unshift({ first: pinned, end: pinned + 1 });
    if (pinned >= last) parts.push({ first: pinned, end: pinned + 1 });
  }
  const stretches: RowStretch[] = [];
  let next = 0;
  for (const part of parts) {
    if (part.first > next)
      stretches.push({ room: (part.first - next) * height, key: `before ${parts.indexOf(part)}` });
    stretches.push(part);
    next = part.end;
  }
  if (next < rowCount) stretches.push({ room: (rowCount - next) * height, key: 'after' });
  return stretches;
}
