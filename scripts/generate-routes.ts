import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './lib/paths.mjs';

/** Writes the app's route tree: TanStack Router's Vite plugin does it when a server with the app's configuration starts. */
const server = await createServer({
  root: join(root, 'packages/app'),
  configFile: join(root, 'packages/app/vite.config.ts'),
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
await server.close();
