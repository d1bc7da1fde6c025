import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Tests that need a real browser and no story: react-aria's own testers work our components (`CHROMIUM_PATH`, else Playwright's). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { 'process.env.VIRT_ON': '"1"' },
  test: {
    name: 'ui-browser',
    include: ['src/**/*.test.tsx'],
    // A shared, busy machine may starve a page for seconds.
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'],
          args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
        },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
    },
  },
});
