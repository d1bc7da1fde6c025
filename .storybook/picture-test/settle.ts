const style = document.createElement('style');
// The caret blinks; the focus ring stays. Nothing may be half-way.
style.textContent = `*, *::before, *::after { caret-color: transparent !important; transition: none !important; }`;
document.head.append(style);

/** Waits until the page looks as it will stay: fonts and pictures are there, nothing moves, all of it is painted. */
export async function settle(): Promise<void> {
  // The fallback's local fonts are not there in the pinned browser, and need not be.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
  await Promise.all([...document.images].map(arrived));
  for (const animation of document.getAnimations()) still(animation);
  await unchanging();
}

/** Frames after which a page that never rests is taken as it is: two seconds. */
const MOST_FRAMES = 120;

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
    if (changes === 0 && !document.querySelector('[data-entering], [data-exiting]')) break;
  }
  observer.disconnect();
}

/** How long a picture may take, in ms; in some stories it never comes. */
const PATIENCE = 3000;

async function arrived(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  // A picture that cannot be shown is part of some stories.
  const decoded = image.decode().catch(() => undefined);
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

function still(animation: Animation): void {
  const isEndless = animation.effect?.getComputedTiming().iterations === Infinity;
  if (!isEndless) return animation.finish();
  animation.pause();
  animation.currentTime = 0;
}

function painted(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
