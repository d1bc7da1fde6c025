import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledEarly } from './vite/compiled-early.ts';

/**
 * What stands in the frames of the back office that show guests' pages and screens: one page, built into `dist/preview`, that the server
 * serves at `/preview-frame`, and its files at `/preview-assets/`.
 */
export default defineConfig({
  root: fileURLToPath(new URL('./preview', import.meta.url)),
  publicDir: false,
  plugins: [react(), compiledEarly()],
  // The server puts a fresh nonce in place of this for every answer (docs/rules.md, Browser).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: fileURLToPath(new URL('./dist/preview', import.meta.url)),
    emptyOutDir: true,
    assetsDir: 'preview-assets',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
