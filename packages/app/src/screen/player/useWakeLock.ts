import { useEffect } from 'react';

/** Keeps the glass lit while the page is in view, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.hidden || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock?.request('screen');
        // A browser takes it back when its window is covered.
        if (isOver) await lock?.release();
      } catch {
        // A device low on power refuses; it is asked again when the page is looked at.
      }
    };
    const onSeen = () => void ask();
    document.addEventListener('visibilitychange', onSeen);
    void ask();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onSeen);
      lock?.release().catch(() => undefined);
    };
  }, []);
}
