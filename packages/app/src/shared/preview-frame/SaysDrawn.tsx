import { createContext, use, useEffect } from 'react';

/** Called once a part has something to show. */
export const Drawn = createContext<() => void>(() => undefined);

/** Stands among what a part shows, and says so. */
export function SaysDrawn() {
  const say = use(Drawn);
  useEffect(() => say(), [say]);
  return null;
}
