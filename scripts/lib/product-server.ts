import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { dieWithParentPath } from './child.mjs';
import { freePort } from './free-port.ts';
import { root } from './paths.mjs';
import { serverEnvironment, serverFlags } from './server-environment.mjs';

/** The real server as a child process, for everything that wants to look at the product from outside. */
export interface ProductServer {
  /** Its address, without a slash at the end. */
  baseUrl: string;
  /** The same under the name by which browsers know it. */
  publicUrl: string;
  /** What it has printed so far. */
  output: () => string;
  /** Ends it with a signal and waits until it is gone: SIGTERM drains, SIGKILL is a power cut for the process. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts the built product on a data folder, under a host's name, and waits until it is ready.
 * @throws with what the server printed when it ends first or is not ready within 30 seconds
 */
export async function startProductServer(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  host = '127.0.0.1',
): Promise<ProductServer> {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const publicUrl = `http://${host}:${port}`;
  const child = spawn(
    process.execPath,
    [...serverFlags, '--import', dieWithParentPath, 'packages/server/src/main.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        ...serverEnvironment,
        PORT: String(port),
        PUBLIC_URL: publicUrl,
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (hasEnded(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  const deadline = Date.now() + 30_000;
  while (!(await isReady(baseUrl))) {
    if (hasEnded(child) || Date.now() > deadline) {
      await stop('SIGKILL');
      throw new Error(`The server did not become ready.\n${printed}`);
    }
    await pause(25);
  }
  return { baseUrl, publicUrl, output: () => printed, stop };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/readyz`)).ok;
  } catch {
    return false;
  }
}
