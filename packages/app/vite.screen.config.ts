import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledEarly } from './vite/compiled-early.ts';
import { screenAssets, screenFiles } from './vite/screen-files.ts';

/**
 * What a television shows: one page, built into `dist/screen`, that the server serves at `/screen` and below, and its files at
 * `/screen-assets/`. Every file of it is named in the page (`vite/screen-files.ts`).
 */
export default defineConfig({
  root: fileURLToPath(new URL('./screen', import.meta.url)),
  publicDir: false,
  plugins: [react(), screenFiles(), compiledEarly()],
  // The server puts a fresh nonce in place of this for every answer (docs/rules.md, Browser).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: fileURLToPath(new URL('./dist/screen', import.meta.url)),
    emptyOutDir: true,
    assetsDir: screenAssets,
    // Browsers of televisions are a few years behind those of desks.
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
