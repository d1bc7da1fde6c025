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
  await painted();
  await painted();
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
