import type { Counts, Step, StepResult, Told } from './step.ts';

/** A step that has ended. */
export interface Outcome extends StepResult {
  step: Step;
  seconds: number;
}

/** One line as soon as a step has ended, and its note. */
export function printStep(outcome: Outcome): void {
  console.log(row(outcome));
  if (outcome.note) console.log(`${' '.repeat(7)}${outcome.note}`);
}

/** Everything that failed steps printed, in full. */
export function printFailures(outcomes: readonly Outcome[]): void {
  for (const outcome of outcomes.filter(({ failed }) => failed > 0)) {
    console.log(`\n──── ${outcome.step.name}: ${outcome.step.title} ────\n${outcome.output.trimEnd()}`);
  }
}

/** The table of all steps with their times. */
export function printSummary(outcomes: readonly Outcome[]): void {
  console.log(
    `\n${'step'.padEnd(18)}${'time'.padStart(8)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'skipped'.padStart(9)}`,
  );
  for (const { step, seconds, passed, failed, skipped } of outcomes) {
    const numbers = `${String(passed).padStart(8)}${String(failed).padStart(8)}${String(skipped).padStart(9)}`;
    console.log(`${step.name.padEnd(18)}${`${seconds.toFixed(1)} s`.padStart(8)}${numbers}`);
  }
}

/** Tests that a second try may save in one run; more say that something is wrong with the tests or the machine. */
export const mostSecondTries = 2;

/** The tests that a second try saved, and whether they are too many to believe the rest. */
export function secondTriesOf(outcomes: readonly StepResult[]): { tests: Told[]; areTooMany: boolean } {
  const tests = outcomes.flatMap(({ secondTries = [] }) => secondTries);
  return { tests, areTooMany: tests.length > mostSecondTries };
}

/** Names what only a second try made pass; says nothing where there was none. */
export function printSecondTries(outcomes: readonly StepResult[]): void {
  const { tests, areTooMany } = secondTriesOf(outcomes);
  if (tests.length === 0) return;
  printTold(
    `Passed at a second try: ${tests.length}${areTooMany ? `; more than ${mostSecondTries} make the run red` : ''}`,
    tests,
  );
}

/** Names what failed once more at the end, in few lines: who reads only the end of a long log finds it. */
export function printFailedTests(outcomes: readonly StepResult[]): void {
  const tests = outcomes.flatMap(({ failures = [] }) => failures);
  if (tests.length > 0) printTold(`Failed: ${tests.length}`, tests.slice(0, mostToldFailures));
}

/** Where more fail than these, one cause has many faces, and the whole output is the place to look. */
const mostToldFailures = 20;

function printTold(title: string, tests: readonly Told[]): void {
  console.log(`\n${title}`);
  for (const { name, why } of tests) console.log(`  ${name}\n${why.replaceAll(/^/gmu, '      ')}`);
}

/** The plain last line: "12 passed, 0 failed". */
export function closingLine(outcomes: readonly Counts[]): string {
  const sum = (key: keyof Counts) => outcomes.reduce((total, counts) => total + counts[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function row({ step, failed, passed, seconds }: Outcome): string {
  const verdict = failed > 0 ? 'FAILED' : 'ok';
  return `${verdict.padEnd(7)}${step.name.padEnd(18)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${step.title} (${failed > 0 ? `${failed} failed, ` : ''}${passed} passed)`;
}
