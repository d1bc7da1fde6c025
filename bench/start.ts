import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/lib/free-port.ts';
import { root } from '../scripts/lib/paths.mjs';
import { memoryOf, untilIdle } from './attacks/probe.ts';

async function parentOf(pid: number): Promise<number> {
  return Number(/^PPid:\s+(\d+)$/mu.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}

/** The processes below one, itself first. */
async function familyOf(pid: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name)).map(Number);
  const parents = new Map<number, number>();
  for (const one of all) parents.set(one, await parentOf(one).catch(() => 0));
  const family = [pid];
  for (const one of family) family.push(...all.filter((other) => parents.get(other) === one));
  return family;
}

async function untilReady(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await wait(20);
}

/** `npm start` on a data folder: seconds until it serves, and MB of each of its processes once it is idle. */
async function startOnce(dataDir: string): Promise<{ seconds: number; memory: number[] }> {
  const port = await freePort();
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  await untilReady(`http://127.0.0.1:${port}`);
  const seconds = (performance.now() - began) / 1000;
  const family = await familyOf(npm.pid ?? 0);
  await untilIdle(family.at(-1) ?? 0);
  const memory = await Promise.all(family.map(async (pid) => Math.round(await memoryOf(pid))));
  npm.kill('SIGTERM');
  // npm goes first; the server finishes what runs.
  while (family.some((pid) => existsSync(`/proc/${pid}`))) await wait(50);
  return { seconds: Math.round(seconds * 10) / 10, memory };
}

/** What a start costs, of a new installation and of one that is there; the last of the processes is the one that listens. */
export async function benchmarkStart(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-bench-'));
  try {
    for (const which of ['First', 'Second', 'Third']) {
      const { seconds, memory } = await startOnce(dataDir);
      console.log(
        `${which} start: serves after ${seconds} s; listening process ${memory.at(-1)} MB resident, ` +
          `those above it ${memory.slice(0, -1).join(', ')} MB, load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
