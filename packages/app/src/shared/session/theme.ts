import type { Theme } from '@cardamom/api-types';

/** Read by the script in `index.html` before first paint. */
const key = 'cardamom.theme';

/** The theme of the last visit on this device; light by default (docs/rows.md, Times). */
export function storedTheme(): Theme {
  try {
    return localStorage.getItem(key) === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

/** Shows a theme at once and remembers it for the next first paint. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage is switched off: the theme holds until the page is closed.
  }
}
