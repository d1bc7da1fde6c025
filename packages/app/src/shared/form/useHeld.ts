import { useLayoutEffect, type RefObject } from 'react';

/** Takes the keyboard and the pointer off an element; returns how to give both back, the focus to where it was. */
function hold(element: HTMLElement): () => void {
  const focused = document.activeElement;
  element.inert = true;
  return () => {
    element.inert = false;
    if (document.activeElement !== document.body) return;
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true });
  };
}

/** Nothing in the element can be used while it is held. */
export function useHeld(element: RefObject<HTMLElement | null>, isHeld: boolean): void {
  useLayoutEffect(() => (isHeld && element.current ? hold(element.current) : undefined), [element, isHeld]);
}
