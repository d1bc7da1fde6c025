import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, minuteMs / 4);
  return () => clearInterval(timer);
}

/** The minute that runs, in epoch ms: what is said of times stays true while a page is open. */
export function useMinute(): number {
  return useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minuteMs) * minuteMs);
}
