import { setInteractionModality } from 'react-aria/useFocusVisible';

/** Ends every hover, as if the mouse had left the page. */
export function endHover(): void {
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** Forgets how the story before was worked, which decides whether focus shows its ring, and where its focus was. */
export function startFresh(): void {
  endHover();
  endFocus();
  setInteractionModality('pointer');
}

/**
 * Leaves the focus nowhere. Until Chromium paints again, the focus that went with the story before comes from an element that
 * is no longer there, and so lies before or after a collection by chance: Tab would begin at its first row or at its last.
 */
function endFocus(): void {
  const stop = document.createElement('button');
  document.body.append(stop);
  stop.focus();
  stop.blur();
  stop.remove();
}
