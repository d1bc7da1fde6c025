import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** By what an element may fit or not: the window’s width, the letters, and what it says. */
function surroundings(element: HTMLElement): string {
  const letters = getComputedStyle(document.documentElement).fontSize;
  return `${innerWidth} ${letters} ${document.fonts.status} ${element.textContent}`;
}

/**
 * Whether what an element of fixed height holds is higher than it, as where a person reads larger letters than the
 * browser's own. It stays so while nothing around it changes, for given its room the content fits again; then it is tried anew.
 */
export function useOutgrown(isWatched: boolean): [RefObject<HTMLElement | null>, boolean] {
  const root = useRef<HTMLElement>(null);
  const outgrownIn = useRef<string>(null);
  const [isOutgrown, setIsOutgrown] = useState(false);
  const look = useEffectEvent(() => {
    const element = root.current;
    if (!isWatched || !element) return;
    if (isOutgrown) {
      if (surroundings(element) !== outgrownIn.current) setIsOutgrown(false);
    } else if (element.scrollHeight > element.clientHeight) {
      outgrownIn.current = surroundings(element);
      setIsOutgrown(true);
    }
  });
  useEffect(() => {
    // At first the observer looks, once the page is laid out.
    if (isOutgrown || outgrownIn.current === null) return undefined;
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
  }, [isOutgrown]);
  useEffect(() => {
    const element = root.current;
    if (!isWatched || !element) return undefined;
    const observer = new ResizeObserver(() => look());
    for (const one of [document.documentElement, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [isWatched]);
  return [root, isOutgrown];
}
