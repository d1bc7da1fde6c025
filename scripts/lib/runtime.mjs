import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from './child.mjs';
import { root } from './paths.mjs';
import { installPinned } from './pinned-packages.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {import('./pinned-packages.mjs').Pin} Pin */
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
  const title = nodePin ? `Fetching Node ${nodePin.version} and pnpm` : 'Fetching pnpm';
  await installPinned(folder, wanted, title);
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

/** Whether this Linux has the GNU C library, for which ready-made programs are built. */
export function hasGlibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return Boolean(report.header?.glibcVersionRuntime);
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
