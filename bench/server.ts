import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/lib/free-port.ts';
import { serverEnvironment, serverFlags } from '../scripts/lib/server-environment.mjs';

const main = fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url));

/** A running server of ours on a fresh data folder with the demo restaurant. */
export interface BenchedServer {
  origin: string;
  pid: number;
  /** Whether it has not ended by itself. */
  isAlive: () => boolean;
  /** What it has printed so far. */
  printed: () => string;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

async function untilReady(origin: string, server: ChildProcess, complaint: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`The server stopped while starting.\n${complaint()}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error(`The server was not ready within a minute.\n${complaint()}`);
}

/** Starts the real server, as `npm start` would but for the environment given, and waits until it is ready. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'cardamom-bench-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [...serverFlags, main], {
    env: {
      ...serverEnvironment,
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      SEED_DEMO: 'true',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  server.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  let errors = '';
  server.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => {
        server.once('exit', resolve);
      });
      server.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(origin, server, () => errors);
  } catch (error) {
    await stop();
    throw error;
  }
  const isAlive = () => server.exitCode === null && server.signalCode === null;
  return { origin, pid: server.pid ?? 0, isAlive, printed: () => printed, stop };
}
