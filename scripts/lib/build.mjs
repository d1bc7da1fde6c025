import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runOrExplain } from './child.mjs';
import { cacheDir, commandOf, root } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { sideBySide } from './side-by-side.mjs';
import { filesUnder, hashOf, isStamped, stamp } from './stamp.mjs';

/** @typedef {{ name: string, title: string, args: string[], output: string }} Target output is relative to the app */

const app = 'packages/app';

/** What the app is built into; each is rebuilt only when something it is made of has changed. @type {Target[]} */
const targets = [
  {
    name: 'office',
    title: 'Building the back office',
    args: ['build'],
    output: 'dist/office',
  },
  {
    name: 'guest-server',
    title: 'Building the guest page',
    args: ['build', '--config', 'vite.guest.config.ts'],
    output: 'dist/guest',
  },
  {
    name: 'worker',
    title: 'Building the service worker',
    args: ['build', '--config', 'vite.worker.config.ts'],
    output: 'dist/worker',
  },
  {
    name: 'guest-worker',
    title: 'Building the service worker of guest pages',
    args: ['build', '--config', 'vite.worker.config.ts', '--mode', 'guest'],
    output: 'dist/guest-worker',
  },
  {
    name: 'screen',
    title: 'Building the screen',
    args: ['build', '--config', 'vite.screen.config.ts'],
    output: 'dist/screen',
  },
  {
    name: 'preview',
    title: 'Building what previews are drawn with',
    args: ['build', '--config', 'vite.preview.config.ts'],
    output: 'dist/preview',
  },
  {
    name: 'screen-worker',
    title: 'Building the service worker of screens',
    args: ['build', '--config', 'vite.worker.config.ts', '--mode', 'screen'],
    output: 'dist/screen-worker',
  },
];

const sources = [
  'packages/app',
  'packages/ui/src',
  'packages/ui/package.json',
  'packages/api-types/src',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

/**
 * Builds the back office and the guest page's client and renderer where they are missing or out of date, two at a time.
 * @param {import('./runtime.mjs').Runtime} runtime
 */
export async function ensureBuilt(runtime) {
  const files = sources.flatMap(filesUnder).filter((file) => !/\.(stories|test)\.tsx?$/.test(file));
  const queue = targets.values();
  const lane = async () => {
    for (const target of queue) await ensureTarget(target, files, runtime);
  };
  await sideBySide([lane(), lane()]);
}

async function ensureTarget(
  /** @type {Target} */ { name, title, args, output },
  /** @type {string[]} */ files,
  /** @type {import('./runtime.mjs').Runtime} */ { node, env },
) {
  const hash = hashOf(files, args);
  const stampFile = join(cacheDir, `built-${name}`);
  if (existsSync(join(root, app, output)) && isStamped(stampFile, hash)) return;
  await withProgress(title, () =>
    runOrExplain(title, node, [commandOf('vite', 'vite', app), ...args], {
      cwd: join(root, app),
      env: { ...env, NODE_ENV: 'production' },
    }),
  );
  stamp(stampFile, hash);
}
