import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * The service workers, each one file without imports, served at the root: that of the sold-out page (`dist/worker`), and in the mode
 * `guest` that of guests' pages (`dist/guest-worker`).
 */
export default defineConfig(({ mode }) => {
  const name = mode === 'guest' ? 'guest-worker' : 'sold-out-worker';
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    build: {
      lib: { entry: `src/worker/${name}.ts`, formats: ['es'], fileName: () => `${name}.js` },
      outDir: mode === 'guest' ? 'dist/guest-worker' : 'dist/worker',
      emptyOutDir: true,
      target: 'es2023',
      minify: true,
    },
  };
});
