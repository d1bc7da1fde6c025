import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { browserArgs } from './picture-test/browser-args.ts';
import { purposes } from './picture-test/judgement.ts';
import { pictures } from './picture-test/plugin.ts';
import { photographsAsMosaics } from './picture-test/photographs-as-mosaics.ts';

/** Given where the browser is the pinned one; unset: no pictures. */
const purpose = purposes.find((known) => known === process.env['PICTURES']);

/** Story files in the order of their names: what a page remembers of earlier stories is nearly the same in every run. */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId, 'en')));
  }
}

/** Every story is rendered, played and checked with axe in both schemes, in a real browser (`CHROMIUM_PATH`, else Playwright's). */
export default defineConfig({
  plugins: [
    storybookTest({ configDir: import.meta.dirname }),
    purpose ? [pictures(purpose), photographsAsMosaics()] : undefined,
  ],
  test: {
    name: 'stories',
    // One page for all stories: three times faster, and Storybook unmounts each story itself.
    isolate: false,
    // They wait as much as they compute: on two cores four pages are a tenth faster than two.
    maxWorkers: 4,
    sequence: { sequencer: ByName },
    // A shared, busy machine may starve a page for seconds; a story that is wrong is wrong twice.
    testTimeout: 60_000,
    retry: process.env['CI'] ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'],
          args: browserArgs,
        },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
      }),
      // Without what React's development build notes for the performance panel; style rules go in as in production.
      testerScripts: [
        {
          type: 'text/javascript',
          content:
            'delete console.timeStamp; delete console.createTask; globalThis.SC_DISABLE_SPEEDY = false;',
        },
      ],
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
    },
  },
});
