import { lookColors } from '@cardamom/ui/guest';
import type { ScreenDress } from '@cardamom/ui/screen';
import { useEffect } from 'react';

/** The page of a screen reads it before anything is painted (`screen/index.html`). */
const key = 'cardamom.screen.ground';

/** Lays the restaurant's paper behind everything, also behind the first moment of the next start, so that nothing flashes. */
export function useGround(dress: ScreenDress | null): void {
  const look = dress?.look;
  const accent = dress?.accent;
  const theme = dress?.isDark === true ? 'dark' : 'light';
  useEffect(() => {
    if (look === undefined || accent === undefined) return;
    try {
      const { paper } = lookColors(look, accent)[theme];
      document.documentElement.style.background = paper;
      localStorage.setItem(key, paper);
    } catch {
      // A look that this version does not know, or a browser that keeps nothing: it begins dark.
    }
  }, [look, accent, theme]);
}
