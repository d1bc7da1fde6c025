import { chromium, type Browser } from 'playwright';
import { ensureBrowser } from '../scripts/test/browser.ts';

/** A browser without windows of its own, whose processor the page has for itself. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}
