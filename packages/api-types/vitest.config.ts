import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api-types',
    environment: 'node',
    include: ['{src,scripts}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
