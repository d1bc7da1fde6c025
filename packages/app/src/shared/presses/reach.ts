/** Whether the server is reached from here, as far as the last calls showed. */
export interface Reach {
  /** Since when (epoch ms) nothing reaches it; null while it does. */
  lostSince: () => number | null;
  /** Notes what a call showed. */
  note: (isReached: boolean) => void;
}

/** Begins with what the device says: that it has no network is believed, that it has one proves nothing. */
export function createReach(onChange: () => void): Reach {
  let lostSince: number | null = navigator.onLine ? null : Date.now();
  const note = (isReached: boolean) => {
    if (isReached === (lostSince === null)) return;
    lostSince = isReached ? null : Date.now();
    onChange();
  };
  window.addEventListener('offline', () => note(false));
  return { lostSince: () => lostSince, note };
}
