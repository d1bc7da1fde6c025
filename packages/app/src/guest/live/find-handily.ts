/** Px from the page's end on which the button has a place of its own, where it covers nothing. */
const ownPlace = 90;
/** Px from the top on which it stays, so that it is seen before anything is scrolled. */
const nearTop = 100;

/**
 * Makes finding handier than it is without scripts: the button goes while somebody scrolls down and comes with the first scroll up
 * (`data-reads-on`); Escape closes the form and gives the button the focus back.
 */
export function findHandily(): void {
  const root = document.documentElement;
  const button = document.querySelector<HTMLElement>('nav>[href="#find"]');
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
}
