import { join } from 'node:path';
import { cacheDir, commandOf } from '../lib/paths.mjs';
import { UserError } from '../lib/user-error.mjs';
import { aptInstall, findOnPath, isExecutable } from './machine.ts';
import { run } from './process.ts';

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Programs that open no window come first: for every new context, a whole Chromium draws a window's own bars too, which takes a third
 * of the end-to-end tests' time.
 */
const COMMANDS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * Path of a Chromium for the stories and the end-to-end tests: `CHROMIUM_PATH`, the machine's own, Debian's through apt,
 * else Playwright's download into `.cache`. Throws a UserError with what to do where none can be had.
 */
export async function ensureBrowser(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new UserError(`CHROMIUM_PATH is ${given}, but there is no program there.`);
  }
  const found = findBrowser();
  if (found) return found;
  // Older systems have no package of the program without windows.
  const apt =
    (await aptInstall(['chromium-headless-shell', 'fonts-liberation'])) &&
    (await aptInstall(['chromium', 'fonts-liberation']));
  const installed = findBrowser();
  if (installed) return installed;
  const { browser, output } = await downloadBrowser();
  if (browser) return browser;
  throw new UserError(
    `No browser for the tests. Looked for CHROMIUM_PATH, chromium and google-chrome; apt: ${apt?.trim().split('\n').at(-1)}; Playwright's download: ${output.trim().split('\n').at(-1)}.\nInstall Chromium, or set CHROMIUM_PATH to one.`,
  );
}

function findBrowser(): string | undefined {
  return findOnPath(COMMANDS) ?? ELSEWHERE.find((file) => isExecutable(file));
}

async function downloadBrowser(): Promise<{ browser?: string; output: string }> {
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: join(cacheDir, 'browsers') };
  const { output } = await run(process.execPath, [commandOf('playwright'), 'install', 'chromium'], { env });
  const script = `import { chromium } from 'playwright'; process.stdout.write(chromium.executablePath());`;
  const asked = await run(process.execPath, ['--input-type=module', '--eval', script], { env });
  const browser = asked.output.trim();
  if (isExecutable(browser)) return { browser, output };
  return { output };
}
