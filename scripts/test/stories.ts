import { commandOf } from '../lib/paths.mjs';
import { vitest, type StepResult } from './step.ts';

const run = vitest('stories', [
  // Each picture passes through as megabytes that nobody keeps; with little room for the young, all of the heap is walked for them.
  '--max-semi-space-size=64',
  commandOf('vitest'),
  'run',
  '--config',
  '.storybook/vitest.config.ts',
  '--project=stories',
]);

/**
 * Renders, plays and checks every story, and compares its pictures. Where pictures cannot be taken they count as skipped,
 * and where they cannot be compared as one failure, each with its reason in a line.
 */
export async function stories(env: NodeJS.ProcessEnv): Promise<StepResult> {
  const result = await run(env);
  const { PICTURES_SKIPPED: skipped, PICTURES_STALE: stale } = env;
  if (stale) return { ...result, failed: result.failed + 1, output: `${result.output}\n${stale}\n` };
  if (skipped)
    return { ...result, skipped: result.skipped + 1, note: `Pictures were not taken: ${skipped}.` };
  return { ...result, note: /^Pictures: .*$/m.exec(result.output)?.[0] };
}
