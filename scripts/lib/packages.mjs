import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runOrExplain } from './child.mjs';
import { root } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

/**
 * Installs the workspace's packages exactly as locked, only when the lockfile or a manifest changed since the last time.
 * @param {import('./runtime.mjs').Runtime} runtime
 */
export async function ensurePackages({ pnpm, env }) {
  const manifests = [
    '.',
    'e2e',
    'bench',
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
  ]
    .map((folder) => join(root, folder, 'package.json'))
    .filter((file) => existsSync(file));
  const files = [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests];
  const hash = hashOf(files, [process.platform, process.arch]);
  // Beside the packages: deleting node_modules takes the stamp along.
  const stampFile = join(root, 'node_modules/.cardamom-installed');
  if (isStamped(stampFile, hash)) return;
  const [file = 'pnpm', ...args] = pnpm;
  await withProgress('Installing packages', () =>
    runOrExplain(
      'Installing packages',
      file,
      [
        ...args,
        'install',
        '--frozen-lockfile',
        '--config.confirmModulesPurge=false',
        '--reporter=append-only',
      ],
      // A NODE_ENV of the shell must not leave the build tools out.
      { env: { ...env, NODE_ENV: undefined } },
    ),
  );
  stamp(stampFile, hash);
}
