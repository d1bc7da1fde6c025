import type { createStore } from 'jotai';
import { useEffect } from 'react';
import { themeAtom } from '../session/index.ts';

/** Tells the app which scheme its story is shown in, also when that changes: its theme button offers the other. */
export function useShownTheme(store: ReturnType<typeof createStore>): void {
  useEffect(() => {
    const root = document.documentElement;
    const tell = () => store.set(themeAtom, root.dataset['theme'] === 'dark' ? 'dark' : 'light');
    tell();
    const observer = new MutationObserver(tell);
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [store]);
}
