import { useLayoutEffect, useState, type RefObject } from 'react';

/** The size of the glass in CSS pixels; another object whenever what stands on it must be measured anew. */
export interface Glass {
  width: number;
  height: number;
}

function sizeOf(element: HTMLElement): Glass {
  const { width, height } = getComputedStyle(element);
  return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
}

/** The glass of a screen: told anew when its size changes, and when faces have arrived; null before it is drawn or without a size. */
export function useGlass(ref: RefObject<HTMLElement | null>): Glass | null {
  const [glass, setGlass] = useState<Glass | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = () => {
      const size = sizeOf(element);
      const isThere = size.width > 0 && size.height > 0;
      setGlass((before) => {
        if (!isThere) return null;
        return before?.width === size.width && before.height === size.height ? before : size;
      });
    };
    const lookAnew = () => setGlass((before) => before && { ...before });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', lookAnew);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', lookAnew);
    };
  }, [ref]);
  return glass;
}
