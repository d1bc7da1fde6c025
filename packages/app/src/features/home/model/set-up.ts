import type { SetUp, SetUpProgress } from '@cardamom/api-types';

/** Whether the list of what is left to set up stands on Home: until somebody puts it away, and never in the demo. */
export function isToBeSetUp({ isDemo, isPutAway }: SetUp): boolean {
  return !isDemo && !isPutAway;
}

/** The step that comes next; undefined when all are done. */
export function nextStep({ steps }: SetUp): SetUpProgress | undefined {
  return steps.find(({ isDone }) => !isDone);
}
