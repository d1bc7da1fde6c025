import { useEffect, useState, type RefObject } from 'react';
import { rowsInSight } from '../model/grid-position.ts';
import { rowHeight } from './SheetGrid.styles.ts';

/** Which of the rows are drawn while the viewport stands where it does: those in sight, and the active one. */
export function useRowsInSight(
  viewport: RefObject<HTMLElement | null>,
  rowCount: number,
  activeRow: number,
): number[] {
  const [sight, setSight] = useState({ top: 0, height: 800 });

  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const look = () => setSight({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [viewport]);

  const { first, last } = rowsInSight({ ...sight, rowHeight }, rowCount);
  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  // The active row stays drawn out of sight, so that assistive technology never loses its place.
  if (activeRow < first) drawn.unshift(activeRow);
  if (activeRow > last && activeRow < rowCount) drawn.push(activeRow);
  return drawn;
}
