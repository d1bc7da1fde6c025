import type { Plugin } from 'vite';
import { colorValue } from '@cardamom/ui/theme';

/**
 * Colours the empty page before any script has loaded and preloads the font, so that nothing flashes and no text moves
 * when the app appears.
 */
export function firstPaint(): Plugin {
  return {
    name: 'cardamom:first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
        return [
          {
            tag: 'style',
            attrs: { nonce: '__CSP_NONCE__' },
            children: `html{background:${colorValue('page', 'light')};color-scheme:light}html[data-theme=dark]{background:${colorValue('page', 'dark')};color-scheme:dark}`,
            injectTo: 'head' as const,
          },
          ...(font
            ? [
                {
                  tag: 'link',
                  attrs: {
                    rel: 'preload',
                    as: 'font',
                    type: 'font/woff2',
                    href: `/${font}`,
                    crossorigin: true,
                    nonce: '__CSP_NONCE__',
                  },
                  injectTo: 'head' as const,
                },
              ]
            : []),
        ];
      },
    },
  };
}
