import { setImmediate as nextTurn } from 'node:timers/promises';
import { newId } from '../../shared/ids.ts';

/** How far a job is; what nobody counted is null. */
export type Progress = { done: number; total: number };

/** One import that is being read or applied in this process. */
export type Job = {
  readonly signal: AbortSignal;
  progress: Progress | null;
  /** Lets other requests have their turn, and throws when the job was cancelled. */
  breathe(): Promise<void>;
};

/** The imports this process works on. */
export type Jobs = {
  /** Names this process beside others on the same database. */
  readonly runner: string;
  find(importId: string): Job | undefined;
  /** Begins work that goes on after the answer; what it throws goes to `onError`. */
  start(importId: string, work: (job: Job) => Promise<void>, onError: (error: unknown) => void): void;
  /** Stops a job and waits until it has let go. */
  cancel(importId: string): Promise<void>;
  /** Stops all jobs; what they applied in part is rolled back. */
  close(): Promise<void>;
};

export function createJobs(): Jobs {
  const running = new Map<string, { job: Job; stop: AbortController; ended: Promise<void> }>();

  async function cancel(importId: string): Promise<void> {
    const found = running.get(importId);
    found?.stop.abort();
    await found?.ended;
  }

  return {
    runner: newId(),
    find: (importId) => running.get(importId)?.job,
    start(importId, work, onError) {
      const stop = new AbortController();
      const job: Job = {
        signal: stop.signal,
        progress: null,
        async breathe() {
          await nextTurn();
          stop.signal.throwIfAborted();
        },
      };
      const ended = work(job)
        .catch((error: unknown) => {
          if (!stop.signal.aborted) onError(error);
        })
        .finally(() => {
          // What it has stored is seen before it is over, so that the next one of this import may run by now.
          if (running.get(importId)?.job === job) running.delete(importId);
        });
      running.set(importId, { job, stop, ended });
    },
    cancel,
    async close() {
      await Promise.all([...running.keys()].map(cancel));
    },
  };
}
