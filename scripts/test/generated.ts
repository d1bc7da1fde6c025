import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { generators } from '../lib/commands.mjs';
import { root } from '../lib/paths.mjs';
import { filesUnder } from '../lib/stamp.mjs';
import { run } from './process.ts';
import type { StepResult } from './step.ts';

/** The generated files of the workspace with their contents, by absolute path. */
export function generatedFiles(): Map<string, Buffer> {
  const files = filesUnder('packages').filter((file) => /\.gen\.|\.tokens\.json$/.test(file));
  return new Map([...files, ...filesUnder('docs/rows.md')].map((file) => [file, readFileSync(file)]));
}

/** Generates everything again and compares; what differed is put back, so a test run never changes anybody's work. */
export async function generatedFilesAreFresh(env: NodeJS.ProcessEnv): Promise<StepResult> {
  const before = generatedFiles();
  let output = '';
  let failed = 0;
  for (const generator of generators) {
    const result = await run(process.execPath, [generator], { env });
    output += result.output;
    if (result.code !== 0) failed += 1;
  }
  const stale = restoreChanged(before);
  failed += stale.length;
  for (const file of stale) output += `${file} is out of date. Run "npm run generate" and commit it.\n`;
  return { passed: before.size - stale.length, failed, skipped: 0, output };
}

/** Puts generated files back to what they were and returns the relative paths of those that had changed. */
export function restoreChanged(before: Map<string, Buffer>): string[] {
  const after = generatedFiles();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => {
    const old = before.get(file);
    const now = after.get(file);
    return !old || !now || !old.equals(now);
  });
  for (const file of changed) {
    const old = before.get(file);
    if (old) writeFileSync(file, old);
    else if (existsSync(file)) rmSync(file);
  }
  return changed.map((file) => relative(root, file));
}
