import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Problem } from '../../shared/problem.ts';
import { converse } from './converse.ts';
import { fairQueue } from '../../shared/fair-queue.ts';
import type { Asks, Outcome, Work } from './reader/messages.ts';

/** Memory for what is read and planned, in MB; 20,000 dishes fit. */
const heapMb = 160;
/** How long it stays ready for the next one, in ms: to start it anew takes most of a second. */
const idleMs = 60_000;
/** Imports that may wait for their turn, of all restaurants together. */
const mostQueued = 40;

const entry = fileURLToPath(new URL('reader/main.ts', import.meta.url));

/**
 * Reads and plans imports in a process of its own, one at a time. Files come from outside and may be made to harm:
 * a thread that runs out of memory can take its whole process with it, a child of it dies alone.
 */
export type ReaderProcess = {
  /** Whether so many wait already that one more is better sent away. */
  readonly isFull: boolean;
  /** Does the work in its turn; throws CM_RATE when too many wait, and what `converse` throws. */
  run(work: Work, asks: Asks, signal: AbortSignal): Promise<Outcome>;
  /** Ends the process. */
  close(): Promise<void>;
};

/** Started with flags of its own and without the secrets that it need not know; it never keeps the server from stopping. */
function start(): ChildProcess {
  const { SECRET_KEY: _key, SECRET_KEY_FILE: _file, NODE_OPTIONS: _options, ...env } = process.env;
  const child = fork(entry, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=8'],
    env: { ...env, MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

const isOver = (child: ChildProcess): boolean =>
  child.killed || child.exitCode !== null || child.signalCode !== null;

/** Makes the one reading process of this server; it is started with the first work. */
export function createReaderProcess(): ReaderProcess {
  const queue = fairQueue();
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    // What is waited for must keep this process alive.
    ending.ref();
    const exited = once(ending, 'exit');
    ending.kill('SIGKILL');
    await exited;
  }

  return {
    get isFull() {
      return queue.length >= mostQueued;
    },
    async run(work, asks, signal) {
      if (queue.length >= mostQueued) throw new Problem('CM_RATE');
      const endTurn = await queue.turn(work.restaurantId, signal);
      try {
        clearTimeout(idle);
        if (child === null || isOver(child)) child = start();
        return await converse(child, work, asks, signal);
      } finally {
        idle = setTimeout(() => void close(), idleMs).unref();
        endTurn();
      }
    },
    close,
  };
}
