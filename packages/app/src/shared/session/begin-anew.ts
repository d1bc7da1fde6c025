import type { RegisteredRouter } from '@tanstack/react-router';
import { typingInTab } from '../draft/typing-in-tab.ts';
import { forgetSession } from './enter.ts';

/** Forgets whose session and whose data this was, by the person's own act, and lets the guard look again from home. */
export async function beginAnew(router: RegisteredRouter): Promise<void> {
  typingInTab().forget();
  forgetSession(router.options.context);
  await router.navigate({ to: '/' });
  await router.invalidate();
}
