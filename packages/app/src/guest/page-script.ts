import type { GuestPageInput } from '@cardamom/api-types';
import { shareScript } from './dish/share-script.ts';
import { fontList, knownFontScript, type PageFont } from './fonts.ts';
import { liveScript } from './live-script.ts';
import { markScript, themeScript } from './theme-script.ts';

/**
 * The one script of the head: what has to be done before the first line is drawn, and what fetches the rest; its parts share the root's dataset.
 * Storage is asked only where an earlier page may have kept something, because the first access waits for another process: where a worker
 * (`live/keep-offline.ts`) has come with that page, or none can be had, as on plain http. Else the late script does what is left.
 */
export function pageScript(input: GuestPageInput, fonts: readonly PageFont[]): string {
  return [
    '{const d=document.documentElement.dataset;',
    markScript,
    fontList(fonts),
    'try{if(navigator.serviceWorker?.controller!==null){',
    themeScript,
    knownFontScript,
    '}}catch{}',
    input.page === 'dish' ? shareScript : '',
    liveScript,
    '}',
  ].join('');
}
