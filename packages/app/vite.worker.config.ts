import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const workers = {
  production: { name: 'sold-out-worker', outDir: 'dist/worker' },
  guest: { name: 'guest-worker', outDir: 'dist/guest-worker' },
  screen: { name: 'screen-worker', outDir: 'dist/screen-worker' },
} as const;

/**
 * The service workers, each one file without imports, served at the root: that of the sold-out page (`dist/worker`), in the mode `guest`
 * that of guests' pages (`dist/guest-worker`), and in the mode `screen` that of televisions (`dist/screen-worker`).
 */
export default defineConfig(({ mode }) => {
  const { name, outDir } = workers[mode === 'guest' || mode === 'screen' ? mode : 'production'];
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    build: {
      lib: { entry: `src/worker/${name}.ts`, formats: ['es'], fileName: () => `${name}.js` },
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      // With `minify` alone a library's module keeps its spaces, half a kilobyte of brotli.
      rolldownOptions: { output: { minify: true } },
    },
  };
});
