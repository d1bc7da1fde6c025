import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds of quiet after which what was typed is kept. */
const quietMs = 250;

/** What is typed, and what is done with it. */
export interface Typing {
  /** Whether something is typed that is not saved. */
  hasTyping: boolean;
  /** Calls back after every change while something is typed; returns how to stop. */
  onChange: (changed: () => void) => () => void;
  keep: () => void;
  forget: () => void;
}

/**
 * Keeps what is typed a moment after it was, before the page goes, and when its form does, as at the end of a session;
 * forgets it once nothing is left to save.
 */
export function useKeepTyping({ hasTyping, onChange, keep, forget }: Typing): void {
  const keepNow = useEffectEvent(keep);
  const forgetNow = useEffectEvent(forget);
  const listen = useEffectEvent(onChange);

  useEffect(() => {
    if (!hasTyping) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepAtOnce = () => {
      clearTimeout(timer);
      timer = undefined;
      keepNow();
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keepAtOnce, quietMs);
    };
    keepSoon();
    const stopListening = listen(keepSoon);
    window.addEventListener('pagehide', keepAtOnce);
    return () => {
      stopListening();
      window.removeEventListener('pagehide', keepAtOnce);
      if (timer !== undefined) keepAtOnce();
    };
  }, [hasTyping]);

  const hadTyping = useRef(false);
  useEffect(() => {
    if (hadTyping.current && !hasTyping) forgetNow();
    hadTyping.current = hasTyping;
  }, [hasTyping]);
}
