import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui-unit',
    environment: 'node',
    include: ['src/**/*.test.ts'],
  },
});
