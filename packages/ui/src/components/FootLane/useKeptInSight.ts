import { useEffect, useState } from 'react';

/** A height at the page's end, in px, that grows at once and shrinks only where the page stays where it is scrolled to. */
export function useKeptInSight(height: number): number {
  const [kept, setKept] = useState(height);
  if (height > kept) setKept(height);
  useEffect(() => {
    if (height >= kept) return undefined;
    const giveBack = () => {
      const lastPlace = document.documentElement.scrollHeight - (kept - height) - innerHeight;
      if (scrollY <= Math.max(0, lastPlace)) setKept(height);
    };
    giveBack();
    addEventListener('scroll', giveBack, { passive: true });
    addEventListener('resize', giveBack);
    return () => {
      removeEventListener('scroll', giveBack);
      removeEventListener('resize', giveBack);
    };
  }, [height, kept]);
  return Math.max(height, kept);
}
