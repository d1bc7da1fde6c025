/** Where the guest's own choice of colours is kept (`live/switch-theme.ts`); without one the phone's setting counts. */
export const themeStorageKey = 'cardamom.guest-theme';

/**
 * Runs in the head, so that a kept choice is applied before the first paint: marks `<html data-script>`
 * (shows what does nothing without scripts) and, where the address names a section or the page was there before (read anew, gone back to), `data-whole` (all dishes are
 * laid out at once: where the page is to stand depends on how high they are), and applies the choice. Both colours of the phone's frame stand
 * in the page, light before dark. Private windows may refuse storage.
 */
export const themeScript =
  "{const d=document.documentElement.dataset;d.script='';" +
  "if(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')d.whole='';" +
  `try{const t=localStorage['${themeStorageKey}'];if(t){d.theme=t;const[a,b]=document.querySelectorAll('meta[name=theme-color]');` +
  "t=='dark'?a.content=b.content:b.content=a.content}}catch{}}";
