import { useSyncExternalStore } from 'react';

/** Px at the window's foot that toasts keep free; 0 where nothing stands there. */
let room = 0;
const listeners = new Set<() => void>();

/** Tells toasts how much room something at the window's foot takes, in px; 0 when it goes. */
export function setRoomAtFoot(px: number): void {
  if (px === room) return;
  room = px;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The room that toasts keep free, in px. It is handed over here because a custom property at the root is inherited by
 * every element, so that all of the page would be styled anew with each change.
 */
export function useRoomKeptFree(): number {
  return useSyncExternalStore(
    subscribe,
    () => room,
    () => 0,
  );
}
