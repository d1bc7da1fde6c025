import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../lib/paths.mjs';

/** Vitest's own report does not tell which tests failed before they passed; this writes their names to `SECOND_TRIES_FILE`. */
export default class SecondTriesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['SECOND_TRIES_FILE'];
    if (file === undefined) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const saved = tests.filter((test) => test.diagnostic()?.flaky);
    writeFileSync(
      file,
      JSON.stringify(saved.map((test) => `${relative(root, test.module.moduleId)}: ${test.fullName}`)),
    );
  }
}
