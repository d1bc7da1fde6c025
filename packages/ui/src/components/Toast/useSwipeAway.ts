import { useRef, type PointerEvent } from 'react';
import { timings } from '../../theme/index.ts';

/** Pointer handlers that call `onSwipe` once a touch has moved 50 px sideways (specification, section 9). */
export function useSwipeAway(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' ? event.clientX : null;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null || Math.abs(event.clientX - start.current) < timings.swipe) return;
      start.current = null;
      onSwipe();
    },
  };
}
