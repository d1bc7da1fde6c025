import { ensurePackages } from './packages.mjs';
import { ensureNode, ensurePnpm } from './runtime.mjs';
import { sideBySide } from './side-by-side.mjs';

/**
 * Makes a checkout able to run: Node and the packages, fetched side by side where they are missing.
 * @param {import('./packages.mjs').Scope} scope what the command needs of the packages
 * @returns {Promise<import('./runtime.mjs').Runtime>}
 */
export async function prepare(scope) {
  const runtime = ensureNode();
  const packages = ensurePnpm(runtime).then((pnpm) => ensurePackages(pnpm, scope));
  const [ready] = await sideBySide([runtime, packages]);
  return ready;
}
