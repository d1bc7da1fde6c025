import { commandOf } from '../lib/paths.mjs';
import { boundariesHold } from './boundaries.ts';
import { build } from './build.ts';
import { generatedFilesAreFresh } from './generated.ts';
import { lockfileNamesNoHost } from './lockfile.ts';
import { checks, playwright, vitest, type Step } from './step.ts';
import { stories } from './stories.ts';

const tsc = (project: string) => [commandOf('typescript', 'tsc'), '--project', project] as const;
const vitestRun = (config: string, ...projects: string[]) =>
  [commandOf('vitest'), 'run', '--config', config, ...projects.map((name) => `--project=${name}`)] as const;

/** Tests of the server wait half of their time, for a database, a process or a clock; what runs beside them fills it. */
const half = 0.5;

/** Everything that CI runs. What takes long on one core begins early: the short steps run beside it, and no core waits for its end. */
export const steps: readonly Step[] = [
  {
    name: 'generated',
    title: 'Generated files are fresh',
    cores: 2,
    run: generatedFilesAreFresh,
  },
  { name: 'build', title: 'Back office and guest page build', after: ['generated'], run: build },
  {
    name: 'server-postgres',
    title: 'Server through HTTP, on PostgreSQL',
    cores: half,
    after: ['build'],
    needs: ['build', 'postgres'],
    run: vitest('server-postgres', vitestRun('packages/server/vitest.config.ts', 'server-postgres')),
  },
  {
    name: 'server-sqlite',
    title: 'Server through HTTP, on SQLite',
    cores: half,
    after: ['build'],
    needs: ['build'],
    run: vitest('server-sqlite', vitestRun('packages/server/vitest.config.ts', 'server-sqlite')),
  },
  {
    name: 'types',
    title: 'TypeScript finds no error',
    cores: half,
    after: ['generated'],
    run: checks(
      tsc('packages/api-types'),
      tsc('packages/ui'),
      tsc('packages/app'),
      tsc('packages/server'),
      tsc('e2e'),
      tsc('bench'),
      tsc('scripts'),
    ),
  },
  {
    name: 'lint',
    title: 'oxlint finds nothing',
    cores: half,
    after: ['generated'],
    run: checks([commandOf('oxlint'), '--type-aware', '--deny-warnings']),
  },
  { name: 'format', title: 'Every file is formatted', run: checks([commandOf('oxfmt'), '--check']) },
  {
    name: 'boundaries',
    title: 'Nobody imports what they may not',
    after: ['generated'],
    run: boundariesHold,
  },
  {
    name: 'unused',
    title: 'No unused file, export or package',
    after: ['generated'],
    run: checks([commandOf('knip')]),
  },
  {
    name: 'contract',
    title: 'The contract is sound',
    run: checks([commandOf('@redocly/cli', 'redocly'), 'lint', 'openapi/openapi.yaml']),
  },
  { name: 'lockfile', title: 'The lockfile names no registry', run: lockfileNamesNoHost },
  {
    name: 'unit',
    title: 'Unit tests',
    cores: half,
    after: ['generated'],
    run: vitest('unit', vitestRun('vitest.config.ts')),
  },
  {
    name: 'budgets',
    title: 'Bundles stay within their budgets',
    after: ['build'],
    needs: ['build'],
    run: checks(['scripts/budgets.ts']),
  },
  {
    name: 'stories',
    title: 'Stories in a browser, with axe and pictures',
    after: ['generated'],
    needs: ['picture-browser'],
    run: stories,
  },
  {
    name: 'ui-browser',
    title: "react-aria's testers work our components",
    after: ['generated'],
    needs: ['browser'],
    run: vitest('ui-browser', vitestRun('packages/ui/vitest.browser.config.ts')),
  },
  {
    name: 'e2e',
    title: 'The product in a browser, desktop and phone',
    after: ['build'],
    needs: ['browser', 'build'],
    cores: 2 - half,
    run: playwright('e2e', [commandOf('@playwright/test', 'playwright', 'e2e'), 'test', '--config', 'e2e']),
  },
];
