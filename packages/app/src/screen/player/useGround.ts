import { lookColors } from '@cardamom/ui/guest';
import type { ScreenDress } from '@cardamom/ui/screen';
import { useEffect } from 'react';

/** The page of a screen reads it before anything is painted (`screen/index.html`). */
const key = 'cardamom.screen.ground';

/** Lays the restaurant's paper behind everything, also behind the first moment of the next start, so that nothing flashes. */
export function useGround(dress: ScreenDress | null): void {
  const paper = dress && lookColors(dress.look, dress.accent)[dress.isDark ? 'dark' : 'light'].paper;
  useEffect(() => {
    if (paper === null) return;
    document.documentElement.style.background = paper;
    try {
      localStorage.setItem(key, paper);
    } catch {
      // Where nothing is kept it begins dark.
    }
  }, [paper]);
}
