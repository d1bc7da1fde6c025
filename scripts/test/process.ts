import { spawn, type ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../lib/paths.mjs';

export interface Run {
  code: number;
  output: string;
}

interface RunOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** The user to become, where a tool refuses to run as root. */
  user?: { uid: number; gid: number };
}

const running = new Set<ChildProcess>();

/** Runs a program to its end and returns its exit code and output; it is stopped with the whole suite. */
export function run(
  file: string,
  args: string[],
  { env = process.env, cwd = root, user }: RunOptions = {},
): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      env,
      cwd,
      ...user,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    running.add(child);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 1, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      running.delete(child);
      // Some tools colour whatever they are told.
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) });
    });
  });
}

/** Interrupts every program still running as Ctrl-C does (Playwright leaves its server behind on a SIGTERM), with the browsers and servers each has started. */
export function stopAll(): void {
  for (const child of running) {
    try {
      if (child.pid !== undefined)
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGINT');
    } catch {
      // It ended by itself in the meantime.
    }
  }
}
