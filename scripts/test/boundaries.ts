import { commandOf } from '../lib/paths.mjs';
import { run } from './process.ts';
import type { StepResult } from './step.ts';

/** Checks who imports whom; a run that saw no TypeScript (it has its own compiler for that) proves nothing and fails. */
export async function boundariesHold(env: NodeJS.ProcessEnv): Promise<StepResult> {
  const depcruise = commandOf('dependency-cruiser', 'depcruise');
  const args = [depcruise, 'packages', '--config', '.dependency-cruiser.cjs'];
  const { code, output } = await run(process.execPath, args, { env });
  const isBlind = /missing-tsc-transpiler|\b0 modules\b/.test(output);
  const failed = code === 0 && !isBlind ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0, output };
}
