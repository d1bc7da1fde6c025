import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder; every command runs from here wherever it was called. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder for stamps and logs; safe to delete at any time. */
export const cacheDir = join(root, '.cache');

/**
 * Path of a JavaScript command inside an installed package, so that it runs on our Node without a shell shim.
 * @param {string} packageName for example 'vite'
 * @param {string} [command] name of the command; the package's own last name by default
 * @param {string} [from] folder of the workspace package that declares it
 * @returns {string}
 */
export function commandOf(packageName, command = packageName.split('/').at(-1) ?? packageName, from = '.') {
  const folder = join(root, from, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
