import { useLayoutEffect, type RefObject } from 'react';
import { spaceSteps } from '../../theme/index.ts';
import { leaveFoot, standAtFoot, type FootLevel } from './foot-lane.ts';

/**
 * While the element stands, makes its height known: what is of a higher level rises above it and does not cover its buttons, and
 * the browser scrolls what gets the focus clear of it (WCAG 2.2, 2.4.11). It is measured anew when the room `below` it changes.
 */
export function useRoomAtFoot(
  ref: RefObject<HTMLElement | null>,
  isThere: boolean,
  level: FootLevel = 'bar',
  below = 0,
) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isThere || !element) return undefined;
    const measure = () => {
      const { offsetHeight: height } = element;
      // At the end of a short page it stands higher than the window's foot; far up, or scrolled away, nothing reaches it.
      const raised = globalThis.innerHeight - element.getBoundingClientRect().top - spaceSteps[4];
      const room = raised < globalThis.innerHeight / 2 ? Math.max(height, raised) : height;
      standAtFoot(element, { level, height, room: room + spaceSteps[2] });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement);
    addEventListener('resize', measure);
    // Only bars move with the page.
    if (level === 'bar') addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
      leaveFoot(element);
    };
  }, [ref, isThere, level, below]);
}
