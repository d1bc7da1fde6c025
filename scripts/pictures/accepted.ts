import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { pinnedBrowserName } from './pinned-browser.ts';

/** Beside the accepted pictures, so that a change of browser and its new pictures are one commit. */
const recordFile = join(root, '.storybook/pictures/browser.json');

/** Notes that the accepted pictures are the pinned browser's. */
export function recordBrowser(): void {
  writeFileSync(recordFile, `${JSON.stringify({ browser: pinnedBrowserName }, null, 2)}\n`);
}

/** Why pictures cannot be compared with the accepted ones at all, in one line; nothing where they can. */
export function whyNotComparable(): string | undefined {
  if (!existsSync(recordFile))
    return 'There are no accepted pictures yet. "npm run visual:update" takes them.';
  const { browser } = JSON.parse(readFileSync(recordFile, 'utf8')) as { browser: string };
  if (browser === pinnedBrowserName) return undefined;
  return `The accepted pictures were taken by ${browser}; this checkout pins ${pinnedBrowserName}. Run "npm run visual:update" on Linux x64 and commit its pictures with the pin.`;
}
