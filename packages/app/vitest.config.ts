import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'app-unit',
    environment: 'node',
    // Files share the modules they load: to load them anew for each takes a third of the time.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    // What is waited for comes on a busy machine as well, later.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
