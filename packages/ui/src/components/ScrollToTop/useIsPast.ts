import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window has been scrolled further than a distance in px. */
export function useIsPast(distance: number): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    addEventListener('scroll', onChange, { passive: true });
    return () => removeEventListener('scroll', onChange);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => scrollY > distance,
    () => false,
  );
}
