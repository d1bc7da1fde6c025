import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunks.ts';
import { compiledEarly } from './vite/compiled-early.ts';
import { contextsApart } from './vite/contexts-apart.ts';
import { englishOnly } from './vite/english-only.ts';
import { firstPaint } from './vite/first-paint.ts';
import { localeByItsSpelling } from './vite/locale-by-its-spelling.ts';

/** The server that `npm run dev` starts beside this one reads the same variable. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/** Paths that the server answers itself, also while the back office is developed. */
const servedByServer = ['/api', '/media', '/qr-menu', '/q', '/preview-frame', '/preview-assets'];

/** The back office: one page, its routes split by file, built into `dist/office` with a manifest for the server. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
    }),
    contextsApart(),
    englishOnly(),
    localeByItsSpelling(),
    react(),
    firstPaint(),
    compiledEarly(),
  ],
  // React has had this itself since 18; libraries that still serve 17 bring a copy.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim(\/index(\.js)?)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  // Components of react-aria read this in the browser (docs/rules.md, Browser).
  define: { 'process.env.VIRT_ON': '"1"' },
  // The server puts a fresh nonce in place of this for every answer (docs/rules.md, Browser).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/office',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Every browser that reads es2023 preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(servedByServer.map((path) => [`^${path}(/|$)`, { target: server }])),
  },
});
