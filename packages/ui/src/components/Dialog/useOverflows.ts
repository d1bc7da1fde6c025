import { useCallback, useState } from 'react';

const isTooLarge = {
  block: (element: HTMLElement) => element.scrollHeight > element.clientHeight,
  // What is clipped is no part of the scroll width.
  inline: (element: HTMLElement) =>
    [...element.children].some(
      (child) => child instanceof HTMLElement && child.offsetWidth > element.clientWidth,
    ),
} as const;

/**
 * Whether what an element holds is higher (`block`) or wider (`inline`) than the element: then it scrolls, and what scrolls
 * must be reached by the keyboard.
 */
export function useOverflows(axis: keyof typeof isTooLarge): {
  ref: (element: HTMLElement | null) => (() => void) | undefined;
  overflows: boolean;
} {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new ResizeObserver(() => setOverflows(isTooLarge[axis](element)));
      observer.observe(element);
      for (const child of element.children) observer.observe(child);
      return () => observer.disconnect();
    },
    [axis],
  );
  return { ref, overflows };
}
