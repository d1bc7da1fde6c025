import type { TableSort } from '@cardamom/ui/table';
import { useEffect, useRef, useState } from 'react';

/**
 * The order of a list as it was last asked for: the header shows it at once, and the page, its address and its request follow
 * after that was painted, because they take several frames on a slow machine.
 */
export function useAskedSort(sort: TableSort | undefined, onSortChange: (sort: TableSort) => void) {
  const [asked, setAsked] = useState<TableSort | null>(null);
  const waiting = useRef({ frame: 0, timer: 0 });
  const stop = () => {
    cancelAnimationFrame(waiting.current.frame);
    clearTimeout(waiting.current.timer);
  };
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => stop, []);
  return {
    sort: asked ?? sort,
    ask: (next: TableSort) => {
      stop();
      setAsked(next);
      waiting.current.frame = requestAnimationFrame(() => {
        waiting.current.timer = window.setTimeout(() => {
          setAsked(null);
          onSortChange(next);
        });
      });
    },
  };
}
