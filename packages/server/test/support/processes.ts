import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../../src/config/config.ts';
import { testSecret } from './server.ts';

const main = join(import.meta.dirname, '../../src/main.ts');
const longestStartMs = 60_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A server as a process of its own, on an installation that a test server also works on: sessions of one hold in the other. */
export async function startProcess({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>) {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      SECRET_KEY: testSecret,
      SEED_DEMO: 'false',
      LOG_LEVEL: 'error',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // It says so once it serves.
  await once(child, 'message', { signal: AbortSignal.timeout(longestStartMs) });
  return {
    baseUrl: `http://localhost:${port}`,
    /** Ends it at once, as a power cut would. */
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
