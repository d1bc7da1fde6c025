import { useEffect, useState } from 'react';
import { shiftPlaces, screenTimes } from './motion.ts';

/** Which place what never turns stands at, from 0: it moves by itself, so that nothing burns in. */
export function useRestingShift(): number {
  const [shift, setShift] = useState(0);
  useEffect(() => {
    const moves = setInterval(() => setShift((before) => (before + 1) % shiftPlaces), screenTimes.rest);
    return () => clearInterval(moves);
  }, []);
  return shift;
}
