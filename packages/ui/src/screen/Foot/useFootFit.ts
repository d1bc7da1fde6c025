import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Long names and notes take the room of a smaller letter, in these steps (`Foot.styles.ts`). */
const steps = ['', 'tight', 'tightest'] as const;

/** Measured as it is laid out: a glass may be turned, or drawn small. */
function isWhole(foot: HTMLElement): boolean {
  return foot.offsetTop + foot.offsetHeight <= (foot.offsetParent?.clientHeight ?? Infinity);
}

function fit(foot: HTMLElement): void {
  for (const step of steps) {
    foot.dataset['fit'] = step;
    if (isWhole(foot)) return;
  }
}

/** Sets the foot in the largest letters in which all of it stands on the glass, whenever what it says, its room or its faces are others. */
export function useFootFit(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) fit(ref.current);
  });
  useLayoutEffect(() => {
    const foot = ref.current;
    if (!foot) return undefined;
    const observer = new ResizeObserver(() => fit(foot));
    observer.observe(foot);
    return () => observer.disconnect();
  }, []);
  return ref;
}
