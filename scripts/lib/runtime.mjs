import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from './child.mjs';
import { root } from './paths.mjs';
import { installPinned } from './pinned-packages.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {import('./pinned-packages.mjs').Pin} Pin */
/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Runtime the Node that runs everything, and an environment in which it comes first */

/** @type {{ pnpm: Pin, node: Record<string, Pin | undefined> }} */
const pins = JSON.parse(
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'runtime-pins.json'), 'utf8'),
);
const nodeFolder = join(root, '.runtime');
/** A folder of its own: each is installed by itself, and npm removes from a folder what it is not asked for. */
const pnpmFolder = join(nodeFolder, 'pnpm');

/** Whether a Node version runs our TypeScript files as they are (since 22.18). */
export function isSuitableNode(/** @type {string} */ version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/**
 * Finds the Node that runs everything, or fetches it once: this machine's where it is new enough, else the pinned one.
 * Asks the registry only for what is missing.
 * @returns {Promise<Runtime>}
 */
export async function ensureNode() {
  const pin = isSuitableNode(process.versions.node) ? undefined : pinnedNode();
  const node = pin ? await fetchedNode(pin) : process.execPath;
  const env = { ...process.env };
  const pathKey = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[pathKey] = [dirname(node), env[pathKey]].join(delimiter);
  return { node, env };
}

/**
 * Finds pnpm or fetches it once. Its native binary needs no Node; where this platform has none, its launcher waits for ours.
 * @param {Promise<Runtime>} runtime may still be on its way
 * @returns {Promise<string[]>} a command line to append to
 */
export async function ensurePnpm(runtime) {
  await installPinned(pnpmFolder, [pins.pnpm], 'Fetching pnpm');
  const modules = join(pnpmFolder, 'node_modules');
  const platform = `${process.platform}-${process.arch}`;
  const native = join(modules, `@pnpm/exe.${platform}`, process.platform === 'win32' ? 'pnpm.exe' : 'pnpm');
  return existsSync(native) ? [native] : [(await runtime).node, join(modules, 'pnpm/bin/pnpm.mjs')];
}

async function fetchedNode(/** @type {Pin} */ pin) {
  await installPinned(nodeFolder, [pin], `Fetching Node ${pin.version}`);
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = join(nodeFolder, 'node_modules', pin.package, 'bin', program);
  await mustRun(node, pin);
  return node;
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

/** Whether this Linux has the GNU C library, for which ready-made programs are built. */
export function hasGlibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return Boolean(report.header?.glibcVersionRuntime);
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
