import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import sharp from 'sharp';
import { ensureBrowser } from '../../scripts/test/browser.ts';

const flags = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--window-size=1920,1080',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];

/** Below this spread of its brightness a picture of the glass shows nothing (0 to 255). */
const nothing = 3;

/** A television: a browser with a disk of its own that can be killed and switched on again. */
export interface Television {
  page: Page;
  cdp: CDPSession;
  /** Pictures of the glass that showed nothing since it was last asked, after the first that showed something. */
  blanks: () => Promise<number>;
  kill: () => Promise<void>;
}

/** The folder that stands for a television's disk. */
export async function televisionDisk(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'cardamom-bench-television-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

function debuggerOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(`The browser did not start.\n${said}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /DevTools listening on (ws:\S+)/u.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}

/** A page that has just begun to load cannot be watched for a moment. */
async function startWatching(cdp: CDPSession, tries = 20): Promise<void> {
  try {
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 40, maxWidth: 480, maxHeight: 270 });
  } catch (error) {
    if (tries === 0) throw error;
    await wait(100);
    await startWatching(cdp, tries - 1);
  }
}

/** Looks at every picture that the browser draws. */
async function watchGlass(cdp: CDPSession): Promise<() => Promise<number>> {
  let blank = 0;
  let hasShown = false;
  const look = async (picture: Buffer): Promise<void> => {
    const { channels } = await sharp(picture).stats();
    const isBlank = Math.max(...channels.map(({ stdev }) => stdev)) < nothing;
    if (isBlank && hasShown) blank += 1;
    if (!isBlank) hasShown = true;
  };
  let looking: Promise<void> = Promise.resolve();
  cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
    const before = looking;
    looking = (async () => {
      await before;
      await look(Buffer.from(data, 'base64'));
    })();
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await startWatching(cdp);
  return async () => {
    await looking;
    const seen = blank;
    blank = 0;
    return seen;
  };
}

/** Switches a television on at an address. */
export async function switchOn(
  folder: string,
  address: string,
  { before = async () => undefined }: { before?: (page: Page, cdp: CDPSession) => Promise<void> } = {},
): Promise<Television> {
  const child = spawn(await ensureBrowser(), [...flags, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser: Browser = await chromium.connectOverCDP(await debuggerOf(child));
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context?.newPage());
  if (!page) throw new Error('The browser has no page.');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setDeviceMetricsOverride', {
    width: 1920,
    height: 1080,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await before(page, cdp);
  await page.goto(address, { waitUntil: 'commit' });
  const blanks = await watchGlass(cdp);
  const kill = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    await browser.close().catch(() => undefined);
  };
  return { page, cdp, blanks, kill };
}

/** A page that is asked just as it loads anew may never answer: it is asked again after so long, in ms. */
const answersWithin = 2000;

/** Waits until a text can be read on the glass; returns after how many seconds. */
export async function untilRead(
  { page }: Pick<Television, 'page'>,
  text: string,
  most = 60_000,
): Promise<number> {
  const began = performance.now();
  const isRead = () =>
    page.evaluate((wanted) => document.querySelector('main')?.innerText.includes(wanted) === true, text);
  const passed = () => performance.now() - began;
  while (passed() < most) {
    const answer = await Promise.race([isRead().catch(() => false), wait(answersWithin, false)]);
    if (answer) return passed() / 1000;
    await wait(50);
  }
  throw new Error(`"${text}" was not to be read within ${most / 1000} s.`);
}

/** Waits until it starts without a network. */
export async function untilKept({ page }: Pick<Television, 'page'>): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async () =>
        navigator.serviceWorker.controller !== null &&
        (await caches.match('/screen')) !== undefined &&
        (await indexedDB.databases()).some(({ name }) => name === 'cardamom.screens'),
    );
  for (let tries = 0; tries < 150; tries += 1) {
    if (await isKept()) return;
    await page.waitForTimeout(200);
  }
  throw new Error('The television keeps nothing.');
}
