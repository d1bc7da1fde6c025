import type { RegisteredRouter } from '@tanstack/react-router';
import { forgetSession } from './enter.ts';

/** Forgets whose session and whose data this was, and lets the guard look again from home. */
export async function beginAnew(router: RegisteredRouter): Promise<void> {
  forgetSession(router.options.context);
  await router.navigate({ to: '/' });
  await router.invalidate();
}
