import { setInteractionModality } from 'react-aria/useFocusVisible';

/** Ends every hover, as if the mouse had left the page. */
export function endHover(): void {
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** Forgets how the story before was worked, which decides whether focus shows its ring. */
export function startFresh(): void {
  endHover();
  setInteractionModality('pointer');
}
