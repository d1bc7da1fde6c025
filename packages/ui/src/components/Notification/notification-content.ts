/** What a notification can be about. */
export const notificationTones = ['info', 'success', 'warning', 'error'] as const;

/** A tone of a notification. */
export type NotificationTone = (typeof notificationTones)[number];

/** One thing to do from a notification. */
export interface NotificationAction {
  label: string;
  onAction: () => void;
}

/** What a notification shows. */
export interface NotificationContent {
  tone: NotificationTone;
  title: string;
  message?: string;
  action?: NotificationAction;
}
