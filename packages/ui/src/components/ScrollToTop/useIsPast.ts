import { useEffect, useState } from 'react';

/** Whether the window has been scrolled further than a distance in px. It is not asked while drawing, for that would lay out the page. */
export function useIsPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const look = () => setIsPast(scrollY > distance);
    const frame = requestAnimationFrame(look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
    };
  }, [distance]);
  return isPast;
}
