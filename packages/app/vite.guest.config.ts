import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * The guest page's server renderer: one self-contained ES module, `dist/guest/render.js`, that the server imports.
 * The server serves `dist/guest/assets` (hashed names) at `/guest/assets/`.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/guest/',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/guest/render.tsx',
    ssrEmitAssets: true,
    outDir: 'dist/guest',
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: 0,
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
});
