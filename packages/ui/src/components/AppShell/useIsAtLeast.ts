import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints, type BreakpointName } from '../../theme/index.ts';

/** Whether the window is at least as wide as a breakpoint, for what CSS alone cannot change. */
export function useIsAtLeast(name: BreakpointName): boolean {
  const query = `(min-width: ${breakpoints[name]}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
