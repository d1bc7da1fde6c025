import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../lib/paths.mjs';
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
}

export interface Step {
  name: string;
  /** What it proves, for the list of steps. */
  title: string;
  needs?: readonly Need[];
  /** Names of steps that must have ended before this one starts. */
  after?: readonly string[];
  /** How many of the two cores it keeps busy; 1 by default. */
  cores?: 1 | 2;
  run: (env: NodeJS.ProcessEnv) => Promise<StepResult>;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A Node program with its arguments. */
export type Program = readonly [script: string, ...args: string[]];

const reports = join(cacheDir, 'test-reports');

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
    const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code, output } = await run(process.execPath, [...program, ...options], { env });
    const report = readReport(file) as VitestReport | undefined;
    const {
      numPassedTests: passed = 0,
      numFailedTests: failed = 0,
      numPendingTests: skipped = 0,
    } = report ?? {};
    return honest(code, { passed, failed, skipped, output });
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
    return honest(code, { passed: expected + flaky, failed: unexpected, skipped, output });
  };
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
