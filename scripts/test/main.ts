import { runMain } from '../lib/main.mjs';
import { UserError } from '../lib/user-error.mjs';
import {
  closingLine,
  printFailedTests,
  printFailures,
  printSecondTries,
  printStep,
  printSummary,
  secondTriesOf,
} from './report.ts';
import { Resources } from './resources.ts';
import { schedule } from './schedule.ts';
import { stopAll } from './process.ts';
import { steps } from './steps.ts';

await runMain(async () => {
  const names = process.argv.slice(2);
  const list = steps.map((step) => `  ${step.name.padEnd(16)} ${step.title}`).join('\n');
  if (names.includes('help')) {
    console.log(`npm test runs all steps; npm test -- NAME … only those named:\n${list}`);
    return 0;
  }
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new UserError(`There is no step "${unknown.join('", "')}". Steps:\n${list}`);
  const chosen = names.length > 0 ? steps.filter((step) => names.includes(step.name)) : steps;
  const resources = new Resources();
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
    stopAll();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  try {
    const outcomes = await schedule(chosen, resources, { onEnd: printStep, isStopped: () => isInterrupted });
    printFailures(outcomes);
    printSummary(outcomes);
    printSecondTries(outcomes);
    printFailedTests(outcomes);
    console.log(closingLine(outcomes));
    const isGreen =
      outcomes.every((outcome) => outcome.failed === 0) &&
      outcomes.length === chosen.length &&
      !secondTriesOf(outcomes).areTooMany;
    return isGreen ? 0 : 1;
  } finally {
    await resources.release();
  }
});
