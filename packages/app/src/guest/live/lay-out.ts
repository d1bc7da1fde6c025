import { whenAtRest } from '../../shared/browser/when-at-rest.ts';

/** A frame that takes longer makes a touch wait, in ms: then half as many dishes are laid out in the next, else one more. */
const longestFrame = 30;

/** A page that nobody scrolls is laid out after so long all the same, in ms: whoever presses a link of the bar then does not wait for it. */
const longestRest = 10_000;

/** What is in sight stays where it is, also in browsers that do not see to that themselves (Safari). */
function holdingStill(work: () => void): void {
  const anchor = CSS.supports('overflow-anchor', 'auto')
    ? null
    : document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const was = anchor?.getBoundingClientRect().top ?? 0;
  work();
  const moved = (anchor?.getBoundingClientRect().top ?? 0) - was;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Lays out the dishes that were left out while the page came (`DishSection`), as many a frame as it has room for, once the fonts are there that they keep and somebody
 * reads on: until then nobody needs to know how high they are. All that are left as soon as somebody goes to a section, or prints: both do.
 */
export function layOut(fonts: Promise<void>): void {
  const root = document.documentElement;
  if ('whole' in root.dataset) return;
  const dishes = document.querySelectorAll<HTMLElement>('section>ul>li');
  const left = [...dishes];
  const end = new AbortController();
  let atOnce = 2;

  function finish(): void {
    end.abort();
    root.dataset['whole'] = '';
    for (const { style } of dishes) style.removeProperty('content-visibility');
  }

  function goOn(): void {
    if (end.signal.aborted) return;
    const next = left.splice(0, atOnce);
    if (next.length === 0) {
      finish();
      return;
    }
    holdingStill(() => {
      for (const { style } of next) style.contentVisibility = 'visible';
    });
    requestAnimationFrame(() => {
      const began = performance.now();
      // Comes once the frame is drawn, with what was laid out for it.
      setTimeout(() => {
        atOnce = performance.now() - began > longestFrame ? Math.ceil(atOnce / 2) : atOnce + 1;
        if ('requestIdleCallback' in window) whenAtRest(goOn);
        else goOn();
      });
    });
  }

  const { signal } = end;
  addEventListener('beforeprint', finish, { signal });
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) finish();
    },
    { signal, capture: true },
  );
  const readsOn = new Promise((resolve) => {
    addEventListener('scroll', resolve, { signal });
    setTimeout(resolve, longestRest);
  });
  void Promise.all([fonts, readsOn]).then(goOn);
}
