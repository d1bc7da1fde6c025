import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const shared = {
  root: import.meta.dirname,
  include: ['test/**/*.test.ts', '../../e2e/currencies/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // What is waited for comes on a busy machine as well, later.
  expect: { poll: { timeout: 20_000 } },
  // Each file starts servers of its own; to load their modules anew for each would take half of the time.
  isolate: false,
};

/** What takes longest, in this order: a long file that begins last is waited for by everything else. */
const longest = [
  'permissions',
  'unasked-changes',
  'every-currency',
  'whole-lists',
  'foreign-ids',
  'postgres-away',
  'process',
  'backup',
  'imports',
];

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.indexOf(basename(moduleId, '.test.ts'));
  return place === -1 ? longest.length : place;
}

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}

/** What these try is answered before a database is asked: once is enough. */
const beforeAnyDatabase = [
  'hostile-imports',
  'loaded-at-start',
  'malformed-requests',
  'picture-ids',
  'picture-limits',
];

/** The same files on both databases, but for what none of them sees; the second needs TEST_POSTGRES_URL, an address whose user may create databases. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...shared, name: 'server-sqlite', env: { TEST_DATABASE: 'sqlite' } } },
      {
        test: {
          ...shared,
          name: 'server-postgres',
          env: { TEST_DATABASE: 'postgres' },
          exclude: beforeAnyDatabase.map((name) => `test/${name}.test.ts`),
          globalSetup: 'test/support/migrated-template.ts',
        },
      },
    ],
  },
});
