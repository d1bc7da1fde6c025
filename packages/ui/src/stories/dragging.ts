import { expect, userEvent, waitFor } from 'storybook/test';

/** For stories that stop in the middle of a drag, as `beforeEach`: the drag would go on in the next story. */
export function endsDrag() {
  return async () => userEvent.keyboard('{Escape}');
}

/** Picks up what the focused handle drags. React Aria looks for places in the next frame: arrows before that find none. */
export async function pickUp() {
  const handle = document.activeElement;
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(handle).not.toHaveFocus());
}
