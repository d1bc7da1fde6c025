import type { Plugin } from 'vite';
import { filesMeta } from '../src/worker/screen-worker-messages.ts';

/** Where the screen's files lie, below the root of the server. */
export const screenAssets = 'screen-assets';

/** Names all files of the screen in its page, also those that are fetched later: by these the service worker keeps it whole. */
export function screenFiles(): Plugin {
  return {
    name: 'cardamom:screen-files',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const files = Object.keys(bundle ?? {})
          .filter((file) => file.startsWith(`${screenAssets}/`))
          .map((file) => `/${file}`)
          .toSorted();
        return [
          { tag: 'meta', attrs: { name: filesMeta, content: files.join(' ') }, injectTo: 'head' as const },
        ];
      },
    },
  };
}
