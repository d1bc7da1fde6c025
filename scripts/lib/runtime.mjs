import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOrExplain, runQuietly } from './child.mjs';
import { root } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {{ package: string, version: string, integrity: string }} Pin */
/** @typedef {{ node: string, pnpm: string[], env: NodeJS.ProcessEnv }} Runtime pnpm is a command line to append to */

/** @type {{ pnpm: Pin, node: Record<string, Pin | undefined> }} */
const pins = JSON.parse(
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'runtime-pins.json'), 'utf8'),
);
const folder = join(root, '.runtime');
const modules = join(folder, 'node_modules');

/** Whether a Node version runs our TypeScript files as they are (since 22.18). */
export function isSuitableNode(/** @type {string} */ version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/**
 * Finds the runtime, or fetches it once: this machine's Node where it is new enough, else the pinned one, and pnpm.
 * Asks the registry only for what is missing.
 * @returns {Promise<Runtime>}
 */
export async function ensureRuntime() {
  const nodePin = isSuitableNode(process.versions.node) ? undefined : pinnedNode();
  const wanted = nodePin ? [nodePin, pins.pnpm] : [pins.pnpm];
  const missing = wanted.filter((pin) => installedVersion(pin) !== pin.version);
  if (missing.length > 0) {
    const title = nodePin ? `Fetching Node ${nodePin.version} and pnpm` : 'Fetching pnpm';
    await withProgress(title, () => install(wanted));
  }
  const node = nodePin ? nodeBinary(nodePin) : process.execPath;
  if (nodePin) await mustRun(node, nodePin);
  const env = { ...process.env };
  const pathKey = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[pathKey] = [dirname(node), env[pathKey]].join(delimiter);
  return { node, pnpm: pnpmCommand(node), env };
}

function pinnedNode() {
  const target = `${process.platform}-${process.arch}`;
  const pin = pins.node[target];
  const isMusl = process.platform === 'linux' && !hasGlibc();
  if (pin && !isMusl) return pin;
  throw new UserError(
    `This is Node ${process.versions.node}; Cardamom runs on Node 24, and there is no ready-made package of it for ${target}${isMusl ? ' (musl)' : ''}. Install Node 24 from nodejs.org or your system's packages and run the command again.`,
  );
}

function hasGlibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return Boolean(report.header?.glibcVersionRuntime);
}

function installedVersion(/** @type {Pin} */ pin) {
  const manifest = join(modules, pin.package, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}

async function install(/** @type {Pin[]} */ wanted) {
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
  await runOrExplain('Fetching the runtime', npm, [
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
  const lock = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'));
  for (const pin of wanted) {
    if (lock.packages[`node_modules/${pin.package}`]?.integrity === pin.integrity) continue;
    throw new UserError(
      `The registry's ${pin.package}@${pin.version} is not the one pinned in scripts/lib/runtime-pins.json. Nothing was run. Check which registry npm uses ("npm config get registry"), then delete .runtime and try again.`,
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

function nodeBinary(/** @type {Pin} */ pin) {
  return join(modules, pin.package, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

async function mustRun(/** @type {string} */ node, /** @type {Pin} */ pin) {
  const { code, output } = await runQuietly(node, ['--version']).catch((error) => ({
    code: 1,
    output: String(error),
  }));
  if (code === 0 && output.trim() === `v${pin.version}`) return;
  throw new UserError(
    `${output.trim()}\n\nThe fetched Node ${pin.version} does not run here. Delete the folder .runtime and try again, or install Node 24 yourself.`,
  );
}

/** The native binary without its launcher; the launcher where this platform's binary lies elsewhere. */
function pnpmCommand(/** @type {string} */ node) {
  const platform = `${process.platform}-${process.arch}`;
  const native = join(modules, `@pnpm/exe.${platform}`, process.platform === 'win32' ? 'pnpm.exe' : 'pnpm');
  return existsSync(native) ? [native] : [node, join(modules, 'pnpm/bin/pnpm.mjs')];
}
