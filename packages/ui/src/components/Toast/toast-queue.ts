import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { timings } from '../../theme/index.ts';
import type { NotificationContent } from '../Notification/notification-content.ts';

/** What a toast can be about. */
export const toastTones = ['success', 'error'] as const;

/** What a toast shows. */
export interface ToastContent {
  tone: (typeof toastTones)[number];
  message: string;
}

/** Toasts and notifications waiting and shown; `ToastRegion` draws them, the newest three. */
export const toastQueue = new ToastQueue<ToastContent | NotificationContent>({ maxVisibleToasts: 3 });

function showSuccess(message: string): void {
  setTimeout(
    () => toastQueue.add({ tone: 'success', message }, { timeout: timings.toast }),
    timings.toastDelay,
  );
}

function showError(message: string): void {
  toastQueue.add({ tone: 'error', message });
}

/**
 * Says that something is done: appears after 400 ms, goes after 2500 ms (docs/rows.md, Times), waits while pointed
 * at or focused. `toast.error` says that something failed, at once, and stays until it is closed.
 */
export const toast = Object.assign(showSuccess, { error: showError });
