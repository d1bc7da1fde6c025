/** Storybook's own frame gives stories this padding; a test run has no frame. */
const PADDING = '1rem';

/** Gives the page of a test run the padding that the story has in Storybook, so that no focus ring is cut off. */
export function layOut(layout: unknown): void {
  document.body.style.padding = layout === 'fullscreen' ? '0' : PADDING;
}
