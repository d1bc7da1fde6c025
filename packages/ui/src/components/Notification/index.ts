export { notificationTones, type NotificationTone } from './notification-content.ts';
export { offerUndo, type UndoOffer } from './offer-undo.ts';
export { notify, type NotificationOptions } from './notify.ts';
