export { notificationTones, type NotificationTone } from './notification-content.ts';
export { notify, type NotificationOptions } from './notify.ts';
