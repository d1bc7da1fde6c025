/** Writes docs/rows.md: which test proves which row. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../lib/paths.mjs';
import { filesUnder } from '../lib/stamp.mjs';
import { proofsIn } from './proofs.ts';
import { readAreas } from './rows.ts';
import { tableOf } from './table.ts';

try {
  const proofs = ['e2e', 'packages', 'scripts']
    .flatMap(filesUnder)
    .filter((file) => /\.(?:test|spec|stories)\.tsx?$/.test(file))
    .flatMap((file) => proofsIn(relative(root, file).replaceAll(sep, '/'), readFileSync(file, 'utf8')));
  writeFileSync(join(root, 'docs/rows.md'), tableOf(readAreas(), proofs));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
