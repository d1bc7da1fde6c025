/** Where the guest's own choice of colours is kept; without one the phone's setting counts. */
export const themeStorageKey = 'cardamom.guest-theme';

/**
 * Runs in the head, so that a kept choice is applied before the first paint: marks `<html data-script>`
 * (shows the switch) and, where the address names a section or the page was there before (read anew, gone back to), `data-whole` (all dishes are
 * laid out at once: where the page is to stand depends on how high they are),
 * applies the choice, and answers clicks on `data-switch-theme`. Both colours of the phone's frame stand
 * in the page, light before dark. Private windows may refuse storage.
 */
export const themeScript = [
  `(()=>{const r=document.documentElement,k='${themeStorageKey}',q=[...document.querySelectorAll('meta[name=theme-color]')],c=q.map(m=>m.content),`,
  `s=t=>{r.dataset.theme=t;for(const m of q)m.content=c[t==='dark'?1:0]};`,
  `r.dataset.script='';if(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')r.dataset.whole='';try{const t=localStorage.getItem(k);if(t==='dark'||t==='light')s(t)}catch{}`,
  `addEventListener('click',e=>{if(!(e.target instanceof Element&&e.target.closest('[data-switch-theme]')))return;`,
  `const t=(r.dataset.theme||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'))==='dark'?'light':'dark';`,
  `s(t);try{localStorage.setItem(k,t)}catch{}})})();`,
].join('');
