import type { PublicScreen, ScreenReport, ScreenShowing } from '@cardamom/api-types';
import type { ScreenStatus } from '@cardamom/ui/screen';
import { clockAt, momentOnScreen, screenWords } from '../../shared/screen-view/index.ts';
import type { Playing } from './playing.ts';

/** A screen that has not been confirmed for so long says from when its menu is, in ms. */
const quietMs = 90_000;
/** After a start the server is given so long to answer before anything is said of it, in ms. */
const patienceMs = 6000;

/** What is known of how right it is what stands there. Moments are of the server's clock. */
export interface Trust {
  now: number;
  /** When what is shown was surely right. */
  rightAt: number;
  /** For how long this page has been open, in ms. */
  openFor: number;
}

/** What a screen says of itself beside its menu. */
export function statusOf(
  { shows, restaurant }: PublicScreen,
  { now, rightAt, openFor }: Trust,
): ScreenStatus {
  const clock = clockAt(restaurant, now);
  const isOffline = openFor > patienceMs && now - rightAt > quietMs;
  return {
    clock: shows.clock ? momentOnScreen(now, clock) : null,
    offline: isOffline ? screenWords.menuOf(momentOnScreen(rightAt, clock)) : null,
  };
}

/** The page that stands there, for whoever asks from the back office; null where that is no menu. */
export function showingOf({ view, pages, page }: Playing): ScreenShowing | null {
  const shown = pages[page];
  if (view.kind !== 'MENU' || !shown) return null;
  return { menuId: view.menuId, page: page + 1, pages: pages.length, itemId: shown.largeId };
}

/** Pixels of the glass, within what can be reported. */
function pixels(length: number): number {
  return Math.max(1, Math.min(Math.round(length * devicePixelRatio), 20_000));
}

/** The window in pixels of the glass. */
export function glassSize(): Pick<ScreenReport, 'width' | 'height'> {
  return { width: pixels(innerWidth), height: pixels(innerHeight) };
}
