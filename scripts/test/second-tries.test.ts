import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandOf, root } from '../lib/paths.mjs';
import { mostSecondTries, secondTriesOf } from './report.ts';
import { notCompared } from './resources.ts';
import { playwright, vitest } from './step.ts';

// Below e2e, where Playwright is found.
const cache = join(root, 'e2e/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'second-tries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string) => writeFileSync(join(folder, name), content);

test(
  'tests of Vitest that failed, and those that a second try saved, are named with what was wrong',
  { timeout: 60_000 },
  async () => {
    write(
      'a.test.ts',
      `import { expect, test } from 'vitest';
     let tries = 0;
     test('steady', () => expect(1).toBe(1));
     test('unsteady', () => expect(tries++).toBe(1));
     test('broken', () => { throw new Error('no more soup') });`,
    );
    write('vitest.config.ts', 'export default { test: { retry: 1 } };');
    const run = vitest('second-tries-vitest', [commandOf('vitest'), 'run', '--root', folder]);
    const { passed, failed, secondTries, failures } = await run(process.env);
    expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
    expect(secondTries).toEqual([
      { name: expect.stringMatching(/a\.test\.ts: unsteady$/u), why: expect.stringContaining('to be 1') },
    ]);
    expect(failures).toEqual([
      { name: expect.stringMatching(/a\.test\.ts: broken$/u), why: expect.stringContaining('no more soup') },
    ]);
  },
);

test(
  'tests of Playwright that failed, and those that a second try saved, are named with what was wrong',
  { timeout: 60_000 },
  async () => {
    write(
      'b.spec.ts',
      `import { expect, test } from '@playwright/test';
     test('steady', () => expect(1).toBe(1));
     test('unsteady', ({}, { retry }) => expect(retry).toBe(1));
     test('broken', () => { throw new Error('no more soup') });`,
    );
    write(
      'playwright.config.ts',
      "export default { testMatch: '*.spec.ts', retries: 1, respectGitIgnore: false, projects: [{ name: 'desktop' }] };",
    );
    const program = [commandOf('@playwright/test', 'playwright', 'e2e'), 'test', '--config', folder] as const;
    const { passed, failed, secondTries, failures } = await playwright(
      'second-tries-playwright',
      program,
    )(process.env);
    expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
    expect(secondTries).toEqual([
      { name: 'b.spec.ts (desktop): unsteady', why: expect.stringContaining('toBe(expected)') },
    ]);
    expect(failures).toEqual([
      { name: 'b.spec.ts (desktop): broken', why: expect.stringContaining('no more soup') },
    ]);
  },
);

const step = (count: number) => ({
  passed: 1,
  failed: 0,
  skipped: 0,
  output: '',
  secondTries: Array.from({ length: count }, (_, index) => ({ name: `test ${index}`, why: 'late' })),
});

test('two tests may be saved in a run, a third makes it red', () => {
  expect(mostSecondTries).toBe(2);
  const { tests, areTooMany } = secondTriesOf([step(1), step(1)]);
  expect(tests.map(({ name }) => name)).toEqual(['test 0', 'test 0']);
  expect(areTooMany).toBe(false);
  expect(secondTriesOf([step(1), step(2)]).areTooMany).toBe(true);
});

test('pictures that could not be compared are a failure in CI, and a line elsewhere', () => {
  expect(notCompared('this processor draws otherwise', true)).toEqual({
    PICTURES_STALE: expect.stringContaining('this processor draws otherwise'),
  });
  expect(notCompared('this processor draws otherwise', false)).toEqual({
    PICTURES_SKIPPED: 'this processor draws otherwise',
  });
});
