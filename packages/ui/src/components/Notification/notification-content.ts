import type { ToastAction } from '../Toast/toast-action.ts';

/** What a notification can be about. */
export const notificationTones = ['info', 'success', 'warning', 'error'] as const;

/** A tone of a notification. */
export type NotificationTone = (typeof notificationTones)[number];

/** What a notification shows. */
export interface NotificationContent {
  tone: NotificationTone;
  title: string;
  message: string;
  action?: ToastAction;
}
