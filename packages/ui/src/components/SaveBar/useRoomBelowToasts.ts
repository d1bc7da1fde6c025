import { useLayoutEffect, type RefObject } from 'react';
import { spaceSteps } from '../../theme/index.ts';

/** While the element stands, tells the page its height, so that toasts rise above it and do not cover its buttons. */
export function useRoomBelowToasts(ref: RefObject<HTMLElement | null>, isThere: boolean) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isThere || !element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--cm-save-bar', `${element.offsetHeight + spaceSteps[2]}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--cm-save-bar');
    };
  }, [ref, isThere]);
}
