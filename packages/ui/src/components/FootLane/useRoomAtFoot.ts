import { useLayoutEffect, type RefObject } from 'react';
import { leaveFoot, standAtFoot, type FootLevel } from './foot-lane.ts';

function note(element: HTMLElement, level: FootLevel): void {
  const below = globalThis.innerHeight - element.getBoundingClientRect().bottom;
  // Over the sheet of a dialog, toasts stand at the head of a phone.
  if (level === 'toast' && below > globalThis.innerHeight / 2) leaveFoot(element);
  else standAtFoot(element, { level, height: element.offsetHeight, below });
}

/** They stand where somebody may be typing when they come. */
const isBroad = (level: FootLevel) => level === 'bar' || level === 'notice';

/** What has the focus when a bar comes, or grows, is scrolled clear of it: nobody types under a bar that the typing has brought. */
function clearFocusOf(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || bar.contains(focused)) return;
  const [place, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  const isUnder = place.bottom > over.top && place.top < over.bottom;
  if (isUnder) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * While the element stands, makes its place known: what is of a higher level rises above it and does not cover its buttons, and
 * the browser scrolls what gets the focus clear of it (WCAG 2.2, 2.4.11). Who keeps `room` free below moves with it.
 */
export function useRoomAtFoot(
  ref: RefObject<HTMLElement | null>,
  isThere: boolean,
  level: FootLevel = 'bar',
  room?: number,
) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isThere || !element) return undefined;
    const measure = () => note(element, level);
    let height = 0;
    // Its first look comes once the browser has laid the page out anyway.
    const observer = new ResizeObserver(() => {
      measure();
      if (isBroad(level) && element.offsetHeight > height) clearFocusOf(element);
      height = element.offsetHeight;
    });
    observer.observe(element);
    observer.observe(document.documentElement);
    addEventListener('resize', measure);
    // Only bars move with the page.
    if (level === 'bar') addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
      leaveFoot(element);
    };
  }, [ref, isThere, level]);
  // It stays noted meanwhile: whether a bar leaves it room depends on it.
  useLayoutEffect(() => {
    if (isThere && ref.current && room !== undefined) note(ref.current, level);
  }, [ref, isThere, level, room]);
}
