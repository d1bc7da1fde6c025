import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runOrExplain } from './child.mjs';
import { root } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

/** @typedef {'serving' | 'everything'} Scope `serving` leaves out what only tests, Storybook and benches use */

/**
 * Installs the workspace's packages exactly as locked, only when the lockfile or a manifest changed since the last time.
 * Where everything was installed once, everything is kept up to date.
 * @param {string[]} pnpm command line to append to
 * @param {Scope} scope
 */
export async function ensurePackages(pnpm, scope) {
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
  const wanted = existsSync(stampOf('everything')) ? 'everything' : scope;
  if (isStamped(stampOf(wanted), hash)) return;
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
        // The lockfile's checksums hold either way; that its versions are of age is asked where it may have changed: by tests.
        ...(wanted === 'serving' ? ['--prod', '--trust-lockfile'] : []),
      ],
      // A NODE_ENV of the shell must not leave the build tools out.
      { env: { ...process.env, NODE_ENV: undefined } },
    ),
  );
  stamp(stampOf(wanted), hash);
}

/** Beside the packages: deleting node_modules takes the stamp along. @returns {string} */
function stampOf(/** @type {Scope} */ scope) {
  return join(root, `node_modules/.cardamom-installed-${scope}`);
}
