import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { dieWithParentPath } from './lib/child.mjs';
import { commandOf, root } from './lib/paths.mjs';

/** Server (restarted when its files change) and Vite (hot reload) side by side; when one ends, so does the other. */
const programs = [
  { args: ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], cwd: root },
  { args: [commandOf('vite')], cwd: join(root, 'packages/app') },
];

const children: ChildProcess[] = programs.map(({ args, cwd }) =>
  spawn(process.execPath, ['--import', dieWithParentPath, ...args], {
    cwd,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  }),
);

function stop(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop('SIGTERM');
  });
}
