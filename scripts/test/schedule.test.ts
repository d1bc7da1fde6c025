import { describe, expect, test } from 'vitest';
import { closingLine } from './report.ts';
import { Resources } from './resources.ts';
import { schedule } from './schedule.ts';
import type { Step } from './step.ts';

const log: string[] = [];

function step(name: string, more: Partial<Step> = {}): Step {
  return {
    name,
    title: name,
    run: async () => {
      log.push(`${name} starts`);
      await new Promise(setImmediate);
      log.push(`${name} ends`);
      return { passed: 1, failed: 0, skipped: 0, output: '' };
    },
    ...more,
  };
}

const run = (...steps: Step[]) => {
  log.length = 0;
  return schedule(steps, new Resources(), { onEnd: () => undefined, isStopped: () => false });
};

describe('the order of the steps', () => {
  test('a step waits for those it builds on', async () => {
    await run(step('pages', { after: ['build'] }), step('build'));
    expect(log).toEqual(['build starts', 'build ends', 'pages starts', 'pages ends']);
  });

  test('a step that needs the whole machine runs alone', async () => {
    await run(
      step('browser', { cores: 2 }),
      step('types', { after: ['browser'] }),
      step('lint', { after: ['browser'] }),
    );
    expect(log.slice(0, 4)).toEqual(['browser starts', 'browser ends', 'types starts', 'lint starts']);
  });

  test('a step that breaks counts as failed and the others still run', async () => {
    const broken = step('broken', { run: () => Promise.reject(new Error('out of memory')) });
    const outcomes = await run(broken, step('lint', { after: ['broken'] }));
    expect(closingLine(outcomes)).toBe('1 passed, 1 failed');
    expect(outcomes[0]?.output).toContain('out of memory');
  });
});
