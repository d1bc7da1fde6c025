import { useLayoutEffect, type RefObject } from 'react';
import { spaceSteps } from '../../theme/index.ts';
import { setRoomAtFoot } from './room-at-foot.ts';

/**
 * While the element stands, makes its height known: toasts rise above it and do not cover its buttons, and the browser
 * scrolls what gets the focus clear of it (WCAG 2.2, 2.4.11).
 */
export function useRoomAtFoot(ref: RefObject<HTMLElement | null>, isThere: boolean) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isThere || !element) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const { offsetHeight } = element;
      // At the end of a short page it stands higher than the window's foot; far up, or scrolled away, no toast reaches it.
      const raised = globalThis.innerHeight - element.getBoundingClientRect().top - spaceSteps[4];
      const room = raised < globalThis.innerHeight / 2 ? Math.max(offsetHeight, raised) : offsetHeight;
      setRoomAtFoot(room + spaceSteps[2]);
      style.scrollPaddingBlockEnd = `calc(var(--cm-foot, 0px) + ${offsetHeight + spaceSteps[12]}px)`;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
      setRoomAtFoot(0);
      style.scrollPaddingBlockEnd = '';
    };
  }, [ref, isThere]);
}
