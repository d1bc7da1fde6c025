import { useRef, type PointerEvent } from 'react';
import { timings } from '../../theme/index.ts';

/**
 * Pointer handlers that move an element sideways with the finger or the mouse and call `onSwipe` when it is let go 50 px
 * away or further (docs/rows.md, Times); let go before, it returns. Buttons inside keep their presses.
 */
export function useSwipeAway(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const moved = ({ clientX }: PointerEvent) => (start.current === null ? 0 : clientX - start.current);
  const letGo = (event: PointerEvent<HTMLElement>) => {
    start.current = null;
    event.currentTarget.style.translate = '';
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      start.current = event.button === 0 && !isOnButton ? event.clientX : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) event.currentTarget.style.translate = `${moved(event)}px 0`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isAway = Math.abs(moved(event)) >= timings.swipe;
      letGo(event);
      if (isAway) onSwipe();
    },
    onPointerCancel: letGo,
    onPointerLeave: letGo,
  };
}
