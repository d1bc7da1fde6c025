import { chromium, type Browser } from 'playwright';
import { ensureBrowser } from '../scripts/test/browser.ts';

/**
 * A browser without windows of its own, whose processor the page has for itself. A frame without an origin has a process of its own there,
 * as in Chrome on a desk; the headless shell does so only if it is told.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--site-per-process',
    ],
  });
}
