import { useSyncExternalStore } from 'react';
import { toastQueue } from './toast-queue.ts';

/** Whether any toast or notification is shown. */
export function useHasToasts(): boolean {
  return useSyncExternalStore(
    (onChange) => toastQueue.subscribe(onChange),
    () => toastQueue.visibleToasts.length > 0,
    () => false,
  );
}
