import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';
import { explain, UserError } from './user-error.mjs';

const dieWithParent = new URL('./die-with-parent.mjs', import.meta.url);

/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string }} ChildOptions */

/**
 * Runs a tool to its end and answers its exit code with all it printed; throws only when it cannot be started.
 * @param {string} file
 * @param {string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(file, args, { env = process.env, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a tool that must succeed; on failure throws a UserError with the reason in plain words and the tool's last lines.
 * @param {string} what for the message: "Installing packages"
 * @param {string} file
 * @param {string[]} args
 * @param {ChildOptions} [options]
 */
export async function runOrExplain(what, file, args, options) {
  const env = { ...(options?.env ?? process.env), NO_COLOR: '1', FORCE_COLOR: undefined };
  const { code, output } = await runQuietly(file, args, { ...options, env }).catch((error) => ({
    code: 1,
    output: String(error),
  }));
  if (code === 0) return output;
  const tail = stripVTControlCharacters(output).trimEnd().split('\n').slice(-25).join('\n');
  const reason = explain(output);
  throw new UserError(`${tail}\n\n${what} failed.${reason ? ` ${reason}` : ''}`);
}

/**
 * Runs a Node program in the foreground: it writes to the terminal, is asked once to stop (a second
 * Ctrl-C kills it) and never outlives this process.
 * @param {string} node
 * @param {string[]} args
 * @param {ChildOptions} [options]
 * @param {(message: unknown) => void} [onMessage] told what the program sends through its IPC channel
 * @returns {Promise<number>} its exit code; 128 + signal number when a signal ended it
 */
export function runInForeground(
  node,
  args,
  { env = process.env, cwd = root } = {},
  onMessage = () => undefined,
) {
  return new Promise((resolve, reject) => {
    // A group of its own: Ctrl-C reaches only this process, which passes it on once. The IPC channel closes when this
    // process dies in whatever way, and die-with-parent.mjs turns that into a SIGTERM.
    const child = spawn(node, ['--import', dieWithParent.href, ...args], {
      env,
      cwd,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    let hasAsked = false;
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      // Asked a second time from the terminal: the person no longer wants to wait.
      if (hasAsked && signal === 'SIGINT') child.kill('SIGKILL');
      else if (!hasAsked) child.kill(signal);
      hasAsked = true;
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, passOn);
    child.on('message', onMessage);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const one of signals) process.off(one, passOn);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}

/** Path of the preload that ends a child when its parent is gone; for commands that start several children. */
export const dieWithParentPath = fileURLToPath(dieWithParent);
