import { timings } from '../../theme/index.ts';
import { toastQueue } from '../Toast/toast-queue.ts';
import type { NotificationContent } from './notification-content.ts';

/** What is told, and how long it stays. */
export interface NotificationOptions extends Omit<NotificationContent, 'tone'> {
  tone?: NotificationContent['tone'];
  /** Stays until it is closed. */
  isPersistent?: boolean;
}

/**
 * Tells what happened elsewhere while a person works: "Window screen is offline". Closes after 5000 ms (docs/rows.md, Times), waits while pointed at or focused, and stands in the same region as toasts.
 */
export function notify({ tone = 'info', isPersistent = false, ...content }: NotificationOptions): void {
  toastQueue.add({ tone, ...content }, isPersistent ? {} : { timeout: timings.notification });
}
