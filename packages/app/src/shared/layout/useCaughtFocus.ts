import { useEffect, useRef, type RefObject } from 'react';

/**
 * Catches the focus where a part of a page takes away what had it, as a button goes whose work begins (WCAG 2.2, 2.4.3):
 * with each new state the lost focus goes to the first section of the part, or the one around it. Give that a name.
 */
export function useCaughtFocus<Part extends HTMLElement>(state: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const root = part.current;
    const target =
      root?.querySelector<HTMLElement>('section') ?? root?.closest<HTMLElement>('section') ?? root;
    if (!isLost || !target) return;
    target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [state]);
  return part;
}
