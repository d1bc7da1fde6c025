import { useLayoutEffect, type RefObject } from 'react';
import { spaceSteps } from '../../theme/index.ts';

/**
 * While the element stands, tells the page its height: toasts rise above it and do not cover its buttons, and the browser
 * scrolls what gets the focus clear of it (WCAG 2.2, 2.4.11).
 */
export function useRoomAtFoot(ref: RefObject<HTMLElement | null>, isThere: boolean) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isThere || !element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element;
      style.setProperty('--cm-save-bar', `${offsetHeight + spaceSteps[2]}px`);
      style.scrollPaddingBlockEnd = `${offsetHeight + spaceSteps[12]}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--cm-save-bar');
      style.scrollPaddingBlockEnd = '';
    };
  }, [ref, isThere]);
}
