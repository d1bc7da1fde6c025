import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../loading/index.ts';

/** Rows that are drawn at once: more than a screen holds. */
const atOnce = 20;
/** Rows that are drawn at a time when the browser is idle. */
const atATime = 10;

const none: ReadonlySet<string> = new Set();

/**
 * The rows that are drawn by now. What a person sees first comes first: a row takes react-aria some milliseconds, and 50 of
 * them would hold up the key that is typed next. A row that is drawn stays, wherever the order puts it.
 */
export function useRowsInTime<T>(rows: readonly T[], getRowId: (row: T) => string): readonly T[] {
  const [drawn, setDrawn] = useState(none);
  const shown = useMemo(() => {
    const ready = rows.filter((row, index) => index < atOnce || drawn.has(getRowId(row)));
    return ready.length === rows.length ? rows : ready;
  }, [rows, drawn, getRowId]);
  useEffect(() => {
    if (shown === rows) return undefined;
    return whenIdle(() => {
      const ids = rows.map(getRowId);
      const next = ids.filter((id, index) => index >= atOnce && !drawn.has(id)).slice(0, atATime);
      setDrawn(new Set([...shown.map(getRowId), ...next]));
    });
  }, [rows, shown, drawn, getRowId]);
  return shown;
}
