import { defineConfig } from 'vitest/config';

/** Unit tests of every package; the server's and the stories' have configurations of their own. */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      '!packages/server/vitest.config.ts',
      { test: { name: 'scripts', environment: 'node', isolate: false, include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
