/** What react-aria asks of an element to which a closed overlay gives the focus back; it may be declined. */
const GIVEN_BACK = 'react-aria-focus-scope-restore';
/** How long after an overlay has gone the page may still be `inert`, in ms: React clears away after it has drawn. */
const PATIENCE = 1000;

function focusWhenReachable(element: HTMLElement): void {
  const watch = new MutationObserver(() => {
    if (element.closest('[inert]')) return;
    watch.disconnect();
    // Somebody may have gone on by then.
    if (document.activeElement === document.body) element.focus();
  });
  watch.observe(document, { subtree: true, attributeFilter: ['inert'] });
  setTimeout(() => watch.disconnect(), PATIENCE);
}

function giveBack(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.closest('[inert]')) return;
  event.preventDefault();
  focusWhenReachable(target);
}

/**
 * Gives the focus back where the page is `inert` a moment longer than the overlay that made it so: react-aria asks for it
 * in the next frame, and makes the page reachable in an effect, which may come after that frame where no press closed the
 * overlay, but an answer (adobe/react-spectrum#10610). The focus would fall to the page's beginning.
 */
export function returnFocus(): void {
  document.addEventListener(GIVEN_BACK, giveBack);
}
