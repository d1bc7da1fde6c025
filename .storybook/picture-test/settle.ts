import { COMING } from '../entered.ts';
import { painted } from '../painted.ts';

const style = document.createElement('style');
// The caret does not blink, and is seen in forced colours alone, where no page may take it away; the focus ring stays. Nothing
// may be half-way. Where a page can scroll, what is fixed on it is a layer of its own, and Chromium leaves that out of some
// pictures.
style.textContent = `
  *, *::before, *::after {
    caret-animation: manual !important;
    caret-color: transparent !important;
    transition: none !important;
  }
  :root[data-picture] { overflow: hidden !important; }
`;
document.head.append(style);

/** Waits until the page looks as it will stay: fonts and pictures are there, nothing moves, all of it is painted. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map(arrived));
  for (const animation of document.getAnimations()) still(animation);
  await unchanging();
}

/**
 * Has the browser paint everything again: what it painted while the story came about keeps the place it began at, to a
 * part of a pixel, and how far it had come by then is never the same twice. Overlays that were measured meanwhile are
 * measured again.
 */
export async function drawAfresh(): Promise<void> {
  const root = document.documentElement;
  root.style.transform = 'scale(0.9)';
  await painted();
  await painted();
  root.style.removeProperty('transform');
  globalThis.dispatchEvent(new Event('resize'));
}

/** Frames after which a page that never rests is taken as it is: two seconds. */
export const MOST_FRAMES = 120;

/** Waits for two frames without a change, in which nothing is about to appear or to leave. */
async function unchanging(): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frame = 0; frame < MOST_FRAMES; frame += 2) {
    changes = 0;
    await painted();
    await painted();
    if (changes === 0 && !document.querySelector(`${COMING}, [data-exiting]`)) break;
  }
  observer.disconnect();
}

/** How long a picture may take, in ms; in some stories it never comes. */
const PATIENCE = 3000;
/** How long one that is there may take to be unpacked, in ms; now and then the browser never says that it is. */
const UNPACKING = 300;

const seen = new WeakMap<HTMLImageElement, string>();

async function arrived(image: HTMLImageElement): Promise<void> {
  if (seen.get(image) === image.currentSrc) return;
  seen.set(image, image.currentSrc);
  image.loading = 'eager';
  // A picture that cannot be shown is part of some stories.
  const decoded = image.decode().catch(() => undefined);
  const patience = image.complete ? UNPACKING : PATIENCE;
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, patience))]);
}

function still(animation: Animation): void {
  const isEndless = animation.effect?.getComputedTiming().iterations === Infinity;
  if (!isEndless) return animation.finish();
  animation.pause();
  animation.currentTime = 0;
}
