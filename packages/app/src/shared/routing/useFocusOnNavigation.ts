import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Moves the focus to the title of a page that was navigated to, so that keyboard and screen reader start there; within a page
 * only where what was pressed is gone, and the focus with it.
 */
export function useFocusOnNavigation(mainId: string): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const isLost = document.activeElement === document.body;
        if (!fromLocation || (!pathChanged && !isLost)) return;
        const main = document.getElementById(mainId);
        const target = main?.querySelector('h1') ?? main;
        if (!target) return;
        if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
        target.focus({ preventScroll: true });
      }),
    [router, mainId],
  );
}
