import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../lib/paths.mjs';
import { beginningOf } from './beginning-of.ts';
import type { Told } from './step.ts';

/** Vitest's own report does not tell which tests failed before they passed; this writes them to `SECOND_TRIES_FILE`. */
export default class SecondTriesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['SECOND_TRIES_FILE'];
    if (file === undefined) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const saved = tests.filter((test) => test.diagnostic()?.flaky);
    const told = saved.map((test): Told => {
      const errors = test.result().errors ?? [];
      return {
        name: `${relative(root, test.module.moduleId)}: ${test.fullName}`,
        why: beginningOf(errors.map(({ message }) => message).join('\n')),
      };
    });
    writeFileSync(file, JSON.stringify(told));
  }
}
