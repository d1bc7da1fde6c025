import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The service worker of the sold-out page: one file without imports, `dist/worker/sold-out-worker.js`, served at the root. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  build: {
    lib: { entry: 'src/worker/sold-out-worker.ts', formats: ['es'], fileName: () => 'sold-out-worker.js' },
    outDir: 'dist/worker',
    emptyOutDir: true,
    target: 'es2023',
    minify: true,
  },
});
