import { userEvent } from 'storybook/test';

/** For stories that stop in the middle of a drag, as `beforeEach`: the drag would go on in the next story. */
export function endsDrag() {
  return async () => userEvent.keyboard('{Escape}');
}
