import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheDir, root } from '../lib/paths.mjs';
import { beginningOf } from './beginning-of.ts';
import { run } from './process.ts';

/** What a step needs to be there before it runs; found, installed or built once, when the first step asks for it. */
export type Need = 'browser' | 'picture-browser' | 'postgres' | 'build';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface StepResult extends Counts {
  output: string;
  /** A line that is worth reading even where nothing failed. */
  note?: string | undefined;
  /** Tests that failed and passed when they were tried again; they count as passed. */
  secondTries?: readonly Told[];
  /** Tests that failed each time they were tried. */
  failures?: readonly Told[];
}

/** A test by its name, and the beginning of what was wrong. */
export interface Told {
  name: string;
  why: string;
}

export interface Step {
  name: string;
  /** What it proves, for the list of steps. */
  title: string;
  needs?: readonly Need[];
  /** Names of steps that must have ended before this one starts. */
  after?: readonly string[];
  /** How many of the two cores it keeps busy; 1 by default. */
  cores?: number;
  run: (env: NodeJS.ProcessEnv) => Promise<StepResult>;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { errors: { message?: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** A Node program with its arguments. */
export type Program = readonly [script: string, ...args: string[]];

const reports = join(cacheDir, 'test-reports');
const secondTriesReporter = join(import.meta.dirname, 'second-tries-reporter.ts');

/** A step made of programs that check something: each counts as one, and all of them run even if one fails. */
export function checks(...programs: readonly Program[]): Step['run'] {
  return async (env) => {
    const result: StepResult = { passed: 0, failed: 0, skipped: 0, output: '' };
    for (const program of programs) {
      const { code, output } = await run(process.execPath, [...program], { env });
      if (code === 0) result.passed += 1;
      else result.failed += 1;
      result.output += output;
    }
    return result;
  };
}

/** A step made of one Vitest run; its tests are counted from Vitest's own report. */
export function vitest(name: string, program: Program): Step['run'] {
  return async (env) => {
    const file = freshReport(name);
    const secondTriesFile = freshReport(`${name}-second-tries`);
    const reporters = ['default', 'json', secondTriesReporter].map((reporter) => `--reporter=${reporter}`);
    const { code, output } = await run(
      process.execPath,
      [...program, ...reporters, `--outputFile.json=${file}`],
      { env: { ...env, SECOND_TRIES_FILE: secondTriesFile } },
    );
    const report = readReport(file) as VitestReport | undefined;
    const secondTries = readReport(secondTriesFile) as Told[] | undefined;
    const {
      numPassedTests: passed = 0,
      numFailedTests: failed = 0,
      numPendingTests: skipped = 0,
    } = report ?? {};
    const failures = report?.testResults.flatMap(failedIn) ?? [];
    return honest(code, { passed, failed, skipped, output, secondTries: secondTries ?? [], failures });
  };
}

/** A step made of one Playwright run; its tests are counted from Playwright's own report. */
export function playwright(name: string, program: Program): Step['run'] {
  return async (env) => {
    const file = freshReport(name);
    const { code, output } = await run(process.execPath, [...program, '--reporter=list,json'], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    const report = readReport(file) as PlaywrightReport | undefined;
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
    const endedAs = (status: string) => report?.suites.flatMap((suite) => toldIn(suite, status)) ?? [];
    return honest(code, {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      output,
      secondTries: endedAs('flaky'),
      failures: endedAs('unexpected'),
    });
  };
}

/** What failed in a file of Vitest's; the file itself, where it could not be read. */
function failedIn({ name, message, assertionResults }: VitestReport['testResults'][number]): Told[] {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && message !== '') return [{ name: file, why: beginningOf(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${file}: ${fullName}`,
    why: beginningOf(failureMessages.join('\n')),
  }));
}

function toldIn({ suites = [], specs }: PlaywrightSuite, wanted: string): Told[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => ({
        name: `${file} (${projectName}): ${title}`,
        why: beginningOf(
          results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
        ),
      })),
  );
  return [...own, ...suites.flatMap((suite) => toldIn(suite, wanted))];
}

/** A run that failed, or ran nothing at all, never counts as a success, whatever its report says. */
function honest(code: number, result: StepResult): StepResult {
  const ranNothing = result.passed + result.failed === 0;
  const output = ranNothing ? `${result.output}\nNo test was run.\n` : result.output;
  const isBroken = (code !== 0 || ranNothing) && result.failed === 0;
  return { ...result, output, failed: isBroken ? 1 : result.failed };
}

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}
