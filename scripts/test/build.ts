import { ensureBuilt } from '../lib/build.mjs';
import { UserError } from '../lib/user-error.mjs';
import { generatedFiles, restoreChanged } from './generated.ts';
import type { StepResult } from './step.ts';

/** Builds what `npm start` builds; a generated file that the build had to renew counts as stale. */
export async function build(env: NodeJS.ProcessEnv): Promise<StepResult> {
  const before = generatedFiles();
  try {
    await ensureBuilt({ node: process.execPath, env });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { passed: 0, failed: 1, skipped: 0, output: error.message };
  }
  const stale = restoreChanged(before);
  const output = stale
    .map((file) => `${file} is out of date. Run "npm run generate" and commit it.\n`)
    .join('');
  return { passed: stale.length === 0 ? 1 : 0, failed: stale.length, skipped: 0, output };
}
