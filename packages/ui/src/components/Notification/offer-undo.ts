import { timings } from '../../theme/index.ts';
import { toastQueue } from '../Toast/toast-queue.ts';
import type { NotificationContent } from './notification-content.ts';

/** Milliseconds in which an undo can be reached: longer than a toast, since somebody has to read it and go there. */
export const undoTime = 2 * timings.notification;

/** What was done, and its way back. */
export interface UndoOffer {
  /** "Item deleted." */
  title: string;
  /** What it was done to, by name, where the title does not say it. */
  message?: string;
  label: string;
  onUndo: () => void;
}

/**
 * Says that something is done and offers to take it back, for ten seconds: waits while pointed at or focused, is announced
 * with its names, and is reached with F6. Appears after 400 ms, as a toast does.
 */
export function offerUndo({ title, message, label, onUndo }: UndoOffer): void {
  const content: NotificationContent = {
    tone: 'success',
    title,
    ...(message !== undefined && { message }),
    action: { label, onAction: onUndo },
  };
  setTimeout(() => toastQueue.add(content, { timeout: undoTime }), timings.toastDelay);
}
