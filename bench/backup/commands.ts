import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Where an installation is. */
export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

export interface CommandRun {
  seconds: number;
  /** The most memory it had at once, in MB; 0 where the system does not tell. */
  peak: number;
  /** Null when it was killed. */
  code: number | null;
}

function peakOf(pid: number | undefined): number {
  try {
    const [, kb = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kb) / 1000);
  } catch {
    return 0;
  }
}

/** The environment that points a server or a command at a place. */
export const environmentOf = ({ dataDir, databaseUrl }: Place): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  SECRET_KEY: 'bench'.repeat(8),
});

/** Runs `npm run backup` or `restore` as a process of its own; `killAfter` ms it is killed as by a power cut. */
export async function runCommand(
  name: 'backup' | 'restore',
  file: string,
  place: Place,
  killAfter?: number,
): Promise<CommandRun> {
  const program = fileURLToPath(new URL(`../../packages/server/src/cli/${name}.ts`, import.meta.url));
  const begun = performance.now();
  const child = spawn(process.execPath, [program, file], {
    env: environmentOf(place),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid));
  }, 10);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  if (killAfter !== undefined) {
    await Promise.race([ended, wait(killAfter)]);
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  clearInterval(watch);
  if (code !== 0 && code !== null) throw new Error(complaint);
  return { seconds: (performance.now() - begun) / 1000, peak, code };
}
