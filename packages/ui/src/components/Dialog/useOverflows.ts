import { useCallback, useState } from 'react';

/**
 * Whether what an element holds is higher than the element: then it scrolls, and must take the focus, so that the arrow
 * keys reach the rest of it.
 */
export function useOverflows(): {
  ref: (element: HTMLElement | null) => (() => void) | undefined;
  overflows: boolean;
} {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}
