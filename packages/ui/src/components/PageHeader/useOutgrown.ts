import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether what an element of fixed height holds has once been higher than it, as where a person reads larger letters than the
 * browser's own. It stays so: given its room, the content fits again.
 */
export function useOutgrown(isWatched: boolean): [RefObject<HTMLElement | null>, boolean] {
  const root = useRef<HTMLElement>(null);
  const [isOutgrown, setIsOutgrown] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!isWatched || !element) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight) setIsOutgrown(true);
    });
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [isWatched]);
  return [root, isOutgrown];
}
