import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import type { Plugin } from 'vitest/config';
import type { Purpose } from './judgement.ts';
import { PictureRun } from './picture-run.ts';
import { PictureReporter } from './reporter.ts';

const forceColors: BrowserCommand<[isOn: boolean]> = ({ page }, isOn) =>
  page.emulateMedia({ forcedColors: isOn ? 'active' : 'none' });

/** Has every story's pictures taken after its play function, and compared with the accepted ones or accepted. */
export function pictures(purpose: Purpose): Plugin {
  const run = new PictureRun(purpose);
  const takePicture: BrowserCommand<[storyId: string, mode: string, hasLooksLeft: boolean]> = (
    camera,
    storyId,
    mode,
    hasLooksLeft,
  ) => run.take(camera, { storyId, mode }, hasLooksLeft);
  return {
    name: 'cardamom-pictures',
    config: () => ({
      test: {
        setupFiles: [join(import.meta.dirname, 'setup.ts')],
        browser: { commands: { takePicture, forceColors } },
      },
    }),
    configureVitest({ vitest }) {
      vitest.config.reporters.push(new PictureReporter(vitest, run));
    },
  };
}
