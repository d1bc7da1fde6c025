import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { allBaselines, componentOf, forget, nameOf, type PictureKey } from './baselines.ts';
import type { PictureRun } from './picture-run.ts';
import { reportPage } from './report-page.ts';

const root = join(import.meta.dirname, '../..');
const reportFile = join(root, '.cache/pictures/report.html');

/** Says at the end of a run what became of its pictures, and writes the report of those that are not as accepted. */
export class PictureReporter implements Reporter {
  readonly #vitest: Vitest;
  readonly #run: PictureRun;

  constructor(vitest: Vitest, run: PictureRun) {
    this.#vitest = vitest;
    this.#run = run;
    rmSync(reportFile, { force: true });
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const orphans = await this.#orphans(modules);
    if (this.#run.purpose === 'update') this.#sayUpdated(orphans);
    else this.#sayCompared(orphans);
  }

  #sayUpdated(orphans: readonly PictureKey[]): void {
    orphans.forEach(forget);
    const { taken, added, changed } = this.#run;
    const same = taken.size - added.size - changed.size;
    for (const [sign, names] of [
      ['+', added],
      ['~', changed],
      ['-', orphans.map(nameOf)],
    ] as const)
      for (const name of names) this.#vitest.logger.log(`  ${sign} ${name}`);
    this.#vitest.logger.log(
      `Pictures: ${added.size} new, ${changed.size} changed, ${orphans.length} removed, ${same} as before.`,
    );
  }

  #sayCompared(orphans: readonly PictureKey[]): void {
    const { taken, failures } = this.#run;
    const log = (line: string) => this.#vitest.logger.log(line);
    for (const orphan of orphans) log(`No story has this picture any more: ${nameOf(orphan)}`);
    if (orphans.length > 0 && this.#run.purpose === 'compare') process.exitCode = 1;
    log(
      `Pictures: ${taken.size} compared, ${failures.size} not as accepted, ${orphans.length} without a story.`,
    );
    if (failures.size === 0 && orphans.length === 0) return;
    if (failures.size > 0) {
      mkdirSync(dirname(reportFile), { recursive: true });
      writeFileSync(reportFile, reportPage([...failures.values()]));
      log(`Report: ${relative(process.cwd(), reportFile)}`);
    }
    log('Is every change meant? Then "npm run visual:update" accepts them.');
  }

  /** Accepted pictures that no story of this run has; nothing is said of components that were not run. */
  async #orphans(modules: readonly TestModule[]): Promise<PictureKey[]> {
    if (this.#vitest.config.testNamePattern) return [];
    const all = await this.#vitest.globTestSpecifications();
    const isWhole = modules.length === all.length;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = new Map(tests.map((test) => [storyIdOf(test.meta()), test.ok()]));
    const components = new Set([...passed.keys()].map(componentOf));
    return allBaselines().filter((key) => {
      if (!isWhole && !components.has(componentOf(key.storyId))) return false;
      if (!passed.has(key.storyId)) return true;
      return passed.get(key.storyId) === true && !this.#run.taken.has(nameOf(key));
    });
  }
}

function storyIdOf(meta: object): string {
  return 'storyId' in meta ? String(meta.storyId) : '';
}
