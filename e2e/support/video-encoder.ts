import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cacheDir } from '../../scripts/lib/paths.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { aptInstall, findOnPath } from '../../scripts/test/machine.ts';

/** What Playwright calls its ffmpeg on each system; it looks for it in a folder named after the revision. */
const names: Partial<Record<NodeJS.Platform, string>> = { linux: 'ffmpeg-linux', darwin: 'ffmpeg-mac' };

/**
 * Makes a program that writes videos ready for Playwright: the machine's ffmpeg or Debian's through apt, put where
 * Playwright looks for its own. Where neither can be had, throws with what to do.
 */
export async function ensureVideoEncoder(): Promise<void> {
  const name = names[process.platform];
  if (name === undefined || process.env.PLAYWRIGHT_BROWSERS_PATH !== undefined) return;
  const apt = findOnPath(['ffmpeg']) === undefined ? await aptInstall(['ffmpeg']) : undefined;
  const ffmpeg = findOnPath(['ffmpeg']);
  if (ffmpeg === undefined) {
    throw new UserError(
      `RECORD=1 needs ffmpeg to write videos. Install it (apt: ${apt?.trim().split('\n').at(-1)}), or leave RECORD unset.`,
    );
  }
  const browsers = join(cacheDir, 'recording');
  const folder = join(browsers, `ffmpeg-${ffmpegRevision()}`);
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, name), { force: true });
  symlinkSync(ffmpeg, join(folder, name));
  process.env.PLAYWRIGHT_BROWSERS_PATH = browsers;
}

function ffmpegRevision(): string {
  const playwright = dirname(
    createRequire(createRequire(import.meta.url).resolve('playwright')).resolve(
      'playwright-core/package.json',
    ),
  );
  const { browsers } = JSON.parse(readFileSync(join(playwright, 'browsers.json'), 'utf8')) as {
    browsers: { name: string; revision: string }[];
  };
  const ffmpeg = browsers.find(({ name }) => name === 'ffmpeg');
  if (!ffmpeg) throw new Error('This Playwright writes videos without ffmpeg.');
  return ffmpeg.revision;
}
