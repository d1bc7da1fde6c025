import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runOrExplain } from './child.mjs';
import { withProgress } from './progress.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {{ package: string, version: string, integrity: string }} Pin a registry package, held to its checksum */

/**
 * Fetches packages that are no dependency of the workspace into a folder's `node_modules`, exactly as pinned.
 * Asks the registry only when one is missing; throws a UserError where the registry answers with other bytes.
 * @param {string} folder
 * @param {Pin[]} wanted
 * @param {string} title what is going on, without the dots
 */
export async function installPinned(folder, wanted, title) {
  const isMissing = wanted.some((pin) => installedVersion(folder, pin) !== pin.version);
  if (isMissing) await withProgress(title, () => install(folder, wanted));
}

function installedVersion(/** @type {string} */ folder, /** @type {Pin} */ pin) {
  const manifest = join(folder, 'node_modules', pin.package, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}

async function install(/** @type {string} */ folder, /** @type {Pin[]} */ wanted) {
  try {
    mkdirSync(folder, { recursive: true });
    // Its own root: npm must not take the checkout's package.json for the one to install into.
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  } catch (error) {
    throw new UserError(
      `The folder ${folder} cannot be written: ${error instanceof Error ? error.message : 'no reason given'}`,
      { cause: error },
    );
  }
  const [npm = 'npm', ...npmArgs] = npmCommand();
  // No install scripts: the binaries lie inside the packages and are run from there.
  await runOrExplain('Fetching packages', npm, [
    ...npmArgs,
    'install',
    `--prefix=${folder}`,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--package-lock=false',
    '--global=false',
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
    ...wanted.map((pin) => `${pin.package}@${pin.version}`),
  ]);
  const lock = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  for (const pin of wanted) {
    if (lock.packages[`node_modules/${pin.package}`]?.integrity === pin.integrity) continue;
    throw new UserError(
      `The registry's ${pin.package}@${pin.version} is not the one pinned here. Nothing was run. Check which registry npm uses ("npm config get registry"), then delete ${folder} and try again.`,
    );
  }
}

/** npm as a command line: the one that started us, else the one beside this Node or on the PATH. */
function npmCommand() {
  const started = process.env.npm_execpath;
  if (started && basename(started) === 'npm-cli.js') return [process.execPath, started];
  const beside = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  return existsSync(beside) ? [process.execPath, beside] : ['npm'];
}
