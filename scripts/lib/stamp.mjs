import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache', 'coverage']);

/**
 * Lists the files under a path of the checkout in a stable order; a missing path gives none.
 * @param {string} path relative to the root; a file or a folder
 * @returns {string[]} absolute paths
 */
export function filesUnder(path) {
  const start = join(root, path);
  if (!existsSync(start)) return [];
  if (statSync(start).isFile()) return [start];
  return readdirSync(start, { withFileTypes: true })
    .filter((entry) => !SKIPPED_FOLDERS.has(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}

/**
 * One hash over the names and contents of files, and over any further facts that change the result.
 * @param {string[]} files absolute paths
 * @param {string[]} [facts] for example a version
 * @returns {string}
 */
export function hashOf(files, facts = []) {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`${fact}\0`);
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Whether a stamp file holds this hash, that is whether the work it stands for was finished with these inputs.
 * @param {string} stampFile
 * @param {string} hash
 */
export function isStamped(stampFile, hash) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === hash;
}

/**
 * Writes a stamp once the work is done.
 * @param {string} stampFile
 * @param {string} hash
 */
export function stamp(stampFile, hash) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${hash}\n`);
}
