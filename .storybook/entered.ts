import { painted } from './painted.ts';

/** What react-aria has put on the page and does not show yet: it is measured first, or a keyboard on the screen waited for. */
export const COMING = '[data-entering], [style*="mask-image"]';

/** Frames after which an overlay is taken as it is: two thirds of a second. */
const MOST_FRAMES = 40;

/**
 * Waits until every overlay on the page is shown. React-aria takes a window that was made smaller, as between two stories,
 * for one with a keyboard on the screen, and holds a dialog back until that has come up.
 */
export async function entered(): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && document.querySelector(COMING); frame += 1) await painted();
}
