import { commandOf } from './paths.mjs';

/** @typedef {{ args: string[], cwd?: string, env?: NodeJS.ProcessEnv }} Step a Node program, run to its end */
/** @typedef {{ steps: (args: string[]) => Step[], needsBuild?: boolean, scope?: import('./packages.mjs').Scope }} Command its scope is everything by default */

const storybook = (/** @type {string[]} */ ...args) => ({
  args: [commandOf('storybook'), ...args],
  env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
});

/** The programs that write generated files (`.gen.ts`, `.tokens.json`, `docs/rows.md`), in the order in which they need each other. @type {string[]} */
export const generators = [
  'packages/api-types/scripts/generate.ts',
  'packages/ui/scripts/generate-icons.ts',
  'packages/ui/scripts/export-tokens.ts',
  'scripts/generate-messages.ts',
  'scripts/generate-routes.ts',
  'scripts/rows/write.ts',
];

/** What `npm run NAME` does; extra arguments are passed on. @type {Record<string, Command | undefined>} */
export const commands = {
  dev: { steps: (args) => [{ args: ['scripts/dev.ts', ...args] }] },
  storybook: { steps: (args) => [storybook('dev', '--port', '6006', ...args)] },
  'build-storybook': { steps: (args) => [storybook('build', '--output-dir', 'storybook-static', ...args)] },
  bench: { steps: (args) => [{ args: ['bench/run.ts', ...args] }], needsBuild: true },
  backup: { steps: (args) => [{ args: ['packages/server/src/cli/backup.ts', ...args] }], scope: 'serving' },
  restore: { steps: (args) => [{ args: ['packages/server/src/cli/restore.ts', ...args] }], scope: 'serving' },
  'sign-in-link': {
    steps: (args) => [{ args: ['packages/server/src/cli/sign-in-link.ts', ...args] }],
    scope: 'serving',
  },
  screenshots: { steps: (args) => [{ args: ['e2e/screenshots.ts', ...args] }], needsBuild: true },
  'visual:update': { steps: (args) => [{ args: ['scripts/pictures/update.ts', ...args] }] },
  chromatic: { steps: (args) => [{ args: ['scripts/pictures/chromatic.ts', ...args] }] },
  generate: { steps: () => generators.map((file) => ({ args: [file] })) },
  rows: { steps: () => [{ args: ['scripts/rows/write.ts'] }] },
  'coverage-table': { steps: () => [{ args: ['packages/ui/scripts/coverage.ts'] }] },
  format: { steps: (args) => [{ args: [commandOf('oxfmt'), ...args] }] },
};
