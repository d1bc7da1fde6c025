import { ownStyle } from './own-element.ts';
import { putInPlace } from './put-in-place.ts';
import { readPage } from './read-page.ts';

/** Px from the page's end on which the button has a place of its own, where it covers nothing. */
const ownPlace = 90;
/** Px from the top on which it stays, so that it is seen before anything is scrolled. */
const nearTop = 100;

/**
 * Opens the form, which comes with the page that its address names: this page becomes that one, and stays where it is scrolled to.
 * The address says so, so that what is read anew later has the form too.
 */
async function bringForm({ href }: HTMLAnchorElement): Promise<void> {
  const { pathname, search } = new URL(href);
  const next = await readPage(pathname + search);
  if (!next?.content) throw new Error('The menu is gone');
  putInPlace(next.content);
  history.replaceState(history.state, '', search);
  location.hash = 'find';
}

/** The way to the form that was pressed, where the form has yet to come. */
function pressedWay({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[href^="?"][href$="#find"]');
}

/**
 * Makes finding handier than it is without scripts: the form opens on the page that is being read; the button goes while somebody scrolls
 * down and comes with the first scroll up (`data-reads-on`); Escape closes the form and gives the button the focus back.
 */
export function findHandily(): void {
  const root = document.documentElement;
  const button = document.querySelector<HTMLElement>('nav>[href$="#find"]');
  if (!button) return;
  let was = scrollY;
  addEventListener(
    'scroll',
    () => {
      const isBetween = scrollY > nearTop && scrollY + innerHeight < root.scrollHeight - ownPlace;
      if (scrollY !== was) root.toggleAttribute('data-reads-on', scrollY > was && isBetween);
      was = scrollY;
    },
    { passive: true },
  );
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || location.hash !== '#find') return;
    document.querySelector<HTMLElement>('#find [href="#closed"]')?.click();
    button.focus({ preventScroll: true });
  });
  // What cannot change its style in place follows the link, as without scripts.
  if (!('adoptedStyleSheets' in document)) return;
  ownStyle('a[aria-busy=true]{opacity:.6}');
  let isComing = false;
  addEventListener('click', (event) => {
    const way = pressedWay(event);
    if (!way) return;
    event.preventDefault();
    if (isComing) return;
    isComing = true;
    way.ariaBusy = 'true';
    bringForm(way)
      .catch(() => location.assign(way.href))
      .finally(() => {
        isComing = false;
        way.ariaBusy = null;
      });
  });
}
