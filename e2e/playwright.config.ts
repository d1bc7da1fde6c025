import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from '../scripts/lib/free-port.ts';
import { ensureVideoEncoder } from './support/video-encoder.ts';

// Playwright reads this file again in every worker; the first reading decides and the environment carries it on.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'cardamom-e2e-'));
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
const isRecording = process.env.RECORD === '1';
if (isRecording) await ensureVideoEncoder();

/** A window of this size, recorded as large as it is. */
const seenAt = (width: number, height: number) => ({
  viewport: { width, height },
  video: { mode: isRecording ? ('on' as const) : ('off' as const), size: { width, height } },
});

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalTeardown: './support/remove-data.ts',
  fullyParallel: true,
  // Writing a video takes a processor of its own.
  workers: isRecording ? 1 : 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: isRecording ? 360_000 : 90_000,
  // A shared, busy machine may starve a page for seconds; the second try is reported as flaky, never hidden.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Motion is looked at in recordings; here it would only be waited for.
    contextOptions: { reducedMotion: isRecording ? 'no-preference' : 'reduce' },
    trace: isRecording ? 'on' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without windows, Chromium rounds every letter to whole pixels, as no phone does.
        '--font-render-hinting=none',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], ...seenAt(1440, 900) },
      // What a browser keeps of 200 presses is the same at every width; the phone shows it.
      grepInvert: /200 presses|on a phone/,
      // Guests read on phones: what a page's letters, its following of changes and its stored copy do is the same at every width, and
      // walks with a thumb choose windows of their own.
      testIgnore:
        /(dish-page|find|guest-faces|guest-offline|guest-reached|guest-sections|guest-updated|guest-walk)\.spec/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], ...seenAt(390, 844) },
      // What a server, a session or another tab does is the same at every width; others choose their own, or need a Tab key.
      testIgnore:
        /(allergen-matrix|currencies|declaration|digital-menu|drafts|durability|every-page|focus-kept|focus-moved|guard|history|import|leaving|list-heard|live|late-parts|lost-race|menu-health|modifiers|office-pages|own-account|plain-http|print|provider-login|qr-codes|restaurant-deleted|screen|session-end|spreadsheet|tabs|theme|upload|wrong-input)\.spec/,
    },
  ],
  webServer: {
    command: `"${process.execPath}" packages/server/src/main.ts`,
    cwd: '..',
    url: `${baseURL}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: process.env.E2E_SERVER_LOG ? 'pipe' : 'ignore',
    stderr: 'pipe',
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: process.env.E2E_PORT,
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR,
      REGISTRATION: 'open',
      TRUST_PROXY: 'loopback',
      SEED_DEMO: 'true',
    },
  },
});
