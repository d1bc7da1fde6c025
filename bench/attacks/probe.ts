import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Another person who uses the server meanwhile. */
export interface Probe {
  /** Ms that the slowest of this person's questions took since this was last asked. */
  longestPause(): Promise<number>;
  stop(): Promise<void>;
}

/** Asks `/livez` all the time, on a thread of its own, so that a busy attacker does not slow it. */
export function startProbe(origin: string): Probe {
  const worker = new Worker(new URL('probe-worker.ts', import.meta.url), { workerData: { origin } });
  return {
    async longestPause() {
      const answered = once(worker, 'message');
      worker.postMessage('longest');
      const [longest] = (await answered) as [number];
      return longest;
    },
    async stop() {
      await worker.terminate();
    },
  };
}

async function statusField(pid: number, name: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'mu').exec(status)?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** MB of memory that a process holds now. Linux only. */
export const memoryOf = async (pid: number): Promise<number> => statusField(pid, 'VmRSS');

/** MB that it held at most since `forgetPeak`. */
export const peakMemoryOf = async (pid: number): Promise<number> => statusField(pid, 'VmHWM');

/** Begins to count the peak anew (proc(5), clear_refs). */
export const forgetPeak = async (pid: number): Promise<void> => writeFile(`/proc/${pid}/clear_refs`, '5');

/** Ticks of processor time that a process has used (proc(5), fields 14 and 15). */
async function ticksOf(pid: number): Promise<number> {
  const [, , , , , , , , , , , , , user, system] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ');
  return Number(user) + Number(system);
}

/** A process that used less than this in five seconds is idle. */
const idleTicks = 10;

/** Waits until a server that started has nothing left to do: the demo's pictures are encoded behind its first answers. */
export async function untilIdle(pid: number): Promise<void> {
  for (let before = await ticksOf(pid); ;) {
    await wait(5000);
    const now = await ticksOf(pid);
    if (now - before < idleTicks) return;
    before = now;
  }
}
