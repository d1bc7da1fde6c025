import { defineConfig } from 'vitest/config';

const shared = {
  root: import.meta.dirname,
  include: ['test/**/*.test.ts', '../../e2e/currencies/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Each file starts servers of its own; to load their modules anew for each would take half of the time.
  isolate: false,
};

/** What these try is answered before a database is asked: once is enough. */
const beforeAnyDatabase = ['hostile-imports', 'malformed-requests', 'picture-limits'];

/** The same files on both databases, but for what none of them sees; the second needs TEST_POSTGRES_URL, an address whose user may create databases. */
export default defineConfig({
  test: {
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
