// The bundler builds the script by itself and gives its address.
// oxlint-disable-next-line import/default
import liveUrl from './live/page-live.ts?worker&url';

/**
 * Script that fetches what keeps an open page as it is on the server, once everything on it has come and is drawn: pages are read without it, and
 * it takes nothing from the first picture. Drawn is what the browser says is, which a heavy page is some frames after `load`; one that is
 * opened out of sight is drawn when somebody looks at it (`bench guest`). Where it cannot come, the dishes that it would have
 * laid out are laid out at once: `d` is the root's dataset (`page-script.ts`).
 */
export const liveScript =
  `addEventListener('load',()=>new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint')[0])` +
  `o.disconnect(),import('${liveUrl}').catch(()=>d.whole='')}).observe({type:'paint',buffered:true}));`;
