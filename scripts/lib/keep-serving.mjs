import { constants } from 'node:os';
import { runInForeground } from './child.mjs';

/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string }} ChildOptions */

/** Waits in ms before the server is started again: a second, then twice as long each time. */
const firstWait = 1000;
const longestWait = 30_000;
/** A server that ran this long, in ms, had got over what ended the one before. */
const ranWell = 60_000;

/** What the server tells its starter through the IPC channel once it answers requests. */
const isServing = (/** @type {unknown} */ message) => message === 'serving';

/** How a program ended, in words: "SIGKILL", "exit code 1". @param {number} code */
function howItEnded(code) {
  const [signal] = Object.entries(constants.signals).find(([, number]) => code === 128 + number) ?? [];
  return signal ?? `exit code ${code}`;
}

/**
 * Runs the server in the foreground and starts it again whenever it ends without being asked to: crashed, killed, out of memory.
 * A server that ends before it has ever served is not started again: what it said is for the person at the terminal.
 * @param {string} node
 * @param {string[]} args
 * @param {ChildOptions} options
 * @returns {Promise<number>} its exit code once it was asked to stop
 */
export async function keepServing(node, args, options) {
  const stopping = new AbortController();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => stopping.abort(signal));
  let hasServed = false;
  let wait = firstWait;
  for (;;) {
    const started = Date.now();
    // Said once: the addresses and the one-time link of the first start stay where they can be read.
    const again = hasServed ? ['--again'] : [];
    const code = await runInForeground(node, [...args, ...again], options, (message) => {
      if (!isServing(message)) return;
      if (hasServed) console.error('The server answers again.');
      hasServed = true;
    });
    if (stopping.signal.aborted || !hasServed || code === 0) return code;
    if (Date.now() - started > ranWell) wait = firstWait;
    console.error(
      `The server stopped unexpectedly (${howItEnded(code)}); starting again in ${wait / 1000} s.`,
    );
    await pauseUnless(stopping.signal, wait);
    if (stopping.signal.aborted) return 128 + constants.signals[signalOf(stopping.signal)];
    wait = Math.min(2 * wait, longestWait);
  }
}

/** @param {AbortSignal} signal @returns {NodeJS.Signals} */
const signalOf = (signal) => signal.reason;

/** Waits, or stops waiting when the signal is given. @param {AbortSignal} signal @param {number} ms */
function pauseUnless(signal, ms) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}
