import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The link on a page that leads there. */
function linkTo(pathname: string, main: HTMLElement): HTMLElement | undefined {
  return [...main.querySelectorAll('a')].find((link) => link.pathname === pathname);
}

function focus(target: HTMLElement): void {
  if (!target.matches('a[href], [tabindex]')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/**
 * Moves the focus to the title of a page that was navigated to, so that keyboard and screen reader start there; Back moves it to
 * the link that led away. Where they come only with the page's data, the focus waits on the main element, unless the person
 * moves it first. Within a page it is moved only where what was pressed is gone, and the focus with it.
 */
export function useFocusOnNavigation(mainId: string): void {
  const router = useRouter();
  useEffect(() => {
    let isBack = false;
    let place = (): void => undefined;
    const awaited = new MutationObserver(() => place());
    const stopHearing = router.history.subscribe(({ action }) => {
      isBack = action.type === 'BACK';
    });
    const stopPlacing = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      const main = document.getElementById(mainId);
      const isLost = document.activeElement === document.body;
      if (!fromLocation || !main || (!pathChanged && !isLost)) return;
      const left = isBack && pathChanged ? fromLocation.pathname : null;
      let held = main;
      place = () => {
        const hasMoved = document.activeElement !== held && document.activeElement !== document.body;
        const link = left === null ? undefined : linkTo(left, main);
        const target = link ?? main.querySelector('h1');
        if (hasMoved || (target && (link || left === null))) awaited.disconnect();
        if (hasMoved || !target || target === held) return;
        held = target;
        focus(target);
      };
      focus(main);
      awaited.observe(main, { childList: true, subtree: true });
      place();
    });
    return () => {
      awaited.disconnect();
      stopHearing();
      stopPlacing();
    };
  }, [router, mainId]);
}
