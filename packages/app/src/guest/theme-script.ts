/** Where the guest's own choice of colours is kept (`live/switch-theme.ts`); without one the phone's setting counts. */
export const themeStorageKey = 'cardamom.guest-theme';

/**
 * Runs in the head: marks `<html data-script>`
 * (shows what does nothing without scripts) and, where the address names a section or the page was there before (read anew, gone back to), `data-whole` (all dishes are
 * laid out at once: where the page is to stand depends on how high they are). `d` is the root's dataset (`page-script.ts`).
 */
export const markScript =
  "d.script='';" +
  "if(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')d.whole='';";

/** Applies the kept choice before the first paint; the phone's frame follows with the late script (`live/switch-theme.ts`). */
export const themeScript = `{const t=localStorage['${themeStorageKey}'];if(t)d.theme=t}`;
