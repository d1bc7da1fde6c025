import { mkdir } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Locator, Page } from 'playwright';
import { withoutFeed } from '../e2e/support/feed.ts';
import { officePages, pagesOfOneDish } from '../e2e/support/office-pages.ts';
import { untilIdle } from './attacks/probe.ts';
import { launchBrowser } from './browser.ts';
import { median } from './lighthouse.ts';
import { fillRestaurant } from './list.ts';
import { countWork, work } from './main-thread.ts';
import { floorPath, serveFloor } from './office-floor.ts';
import { startServer } from './server.ts';
import { platformFloor } from './table/beside-floor.ts';

/** Ms that a step may take on a busy machine. */
const patience = 20_000;
/** Ms without a request or a change after which a page is quiet. */
const quiet = 700;
/** Ms of work in `quiet` that a page at rest may do: a clock, a screen that turns its page. */
const resting = 300;

/** What of the browser's doings a trace keeps: what the main thread did, and in which function. */
const traced = [
  'devtools.timeline',
  'blink.user_timing',
  'v8.execute',
  'disabled-by-default-v8.cpu_profiler',
];

/** What a run is asked for. */
export interface OfficeOptions {
  /** Paths to walk, with what lies below them; none: every page, the forms of one of each kind too. */
  pages: readonly string[];
  /** A folder that keeps a trace of each opening and interaction, for Chrome's performance panel; tracing itself costs time. */
  traces: string | undefined;
  /** How often each page is opened, in rounds over all of them; the median counts. */
  runs: number | undefined;
  /** How many times slower than this machine the processor is; 4 by default. */
  slowDown: number | undefined;
}

/** What one opening of a page cost, in ms, and each thing that was tried on it; `patience` where that never ended. */
interface Visit {
  work: number;
  painted: number;
  tried: ReadonlyMap<string, number>;
}

/** What a page costs, in ms: the median of its visits, and of the slowest thing that was tried. */
interface Cost {
  'main thread': number;
  LCP: number;
  'slowest interaction': number;
  interaction: string;
  all: string;
}

/** How a page is visited. */
interface Visitor {
  slowDown: number;
  trace: Trace;
}

/** Does something, and keeps a trace of it where traces are asked for. */
type Trace = (page: Page, name: string, act: () => Promise<void>) => Promise<void>;

/** Runs in the page, before its own scripts: notes what the browser itself measures. */
function watchPage(): void {
  const watch = { painted: 0, slowest: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watch.painted = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // What belongs to no interaction is the pointer on its way.
      if (entry.interactionId) watch.slowest = Math.max(watch.slowest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(globalThis, { watch });
}

/** What a person does on a page of this kind, by what is there. */
async function interactions(page: Page): Promise<Record<string, () => Promise<void>>> {
  const main = page.getByRole('main');
  const found: Record<string, () => Promise<void>> = {};
  const offer = async (name: string, selector: string, act: (found: Locator) => Promise<void>) => {
    // One that can be pressed: what a page draws anew meanwhile is found again.
    const first = main.locator(selector).and(main.locator(':not(:disabled)')).first();
    if (await first.isVisible()) found[name] = async () => act(first);
  };
  /** A hand rests on what it presses before it does; the tool's own look at what lies under the pointer is over by then. */
  const press = async (control: Locator) => {
    await control.hover();
    await page.waitForTimeout(quiet);
    await page.mouse.down();
    await page.mouse.up();
  };
  const isList = (await main.locator('[role=grid] [data-row]').count()) > 0;
  if (isList) {
    await offer('choose', '[data-row] input[type=checkbox]', press);
    await offer('states', '[data-row] [data-act=choice]', press);
    await offer('menu', '[data-row] [data-act=menu]', press);
    await offer('sort', '[role=columnheader][data-allows-sorting]', press);
  }
  await offer('type', 'input[type=search]', async (box) => box.press('a'));
  if (!isList) await offer('type', 'input[type=text], textarea', async (field) => field.press('a'));
  await offer('tab', 'a, button', async (control) => control.press('Tab'));
  return found;
}

/** Waits until a page is quiet, what it does bit by bit afterwards included; says where one is not, and goes on. */
async function settle(page: Page, cdp: CDPSession): Promise<void> {
  try {
    await page.waitForLoadState('networkidle', { timeout: patience });
  } catch {
    console.error(`${page.url()} still asks for something after ${patience / 1000} s`);
  }
  const end = Date.now() + patience;
  for (let before = -Infinity, now = await work(cdp); now - before > resting; now = await work(cdp)) {
    if (Date.now() > end) {
      console.error(`${page.url()} still works after ${patience / 1000} s`);
      return;
    }
    before = now;
    await page.waitForTimeout(quiet);
  }
}

function tracerInto(folder: string | undefined): Trace {
  if (folder === undefined) return async (_page, _name, act) => act();
  return async (page, name, act) => {
    const browser = page.context().browser();
    await browser?.startTracing(page, { path: join(folder, `${name}.json`), categories: traced });
    await act();
    await browser?.stopTracing();
  };
}

async function visit(context: BrowserContext, path: string, { slowDown, trace }: Visitor): Promise<Visit> {
  const page = await context.newPage();
  await withoutFeed(page);
  page.setDefaultTimeout(patience);
  const cdp: CDPSession = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await countWork(cdp);
  const named = (what: string) => `${path.slice(1).replaceAll('/', '-')}-${what}`;
  await trace(page, named('open'), async () => {
    await page.goto(path);
    await settle(page, cdp);
  });
  const opened = Math.round(await work(cdp));
  // Only now: to wait for an element, the tool goes through all of the page again and again, and that counts as the page's work.
  if (!(await page.evaluate("document.querySelector('h1') !== null")))
    throw new Error(`${path} has no heading ${quiet} ms after its last request and piece of work.`);
  const painted = Math.round(Number(await page.evaluate('window.watch.painted')));
  const tried = new Map<string, number>();
  for (const [name, act] of Object.entries(await interactions(page))) {
    await page.evaluate('window.watch.slowest = 0');
    let ms = patience;
    try {
      await trace(page, named(name), async () => {
        await act();
        await settle(page, cdp);
      });
      ms = Number(await page.evaluate('window.watch.slowest'));
    } catch (error) {
      console.error(`${path}, ${name}: ${String(error).split('\n', 1)[0]}`);
    }
    tried.set(name, ms);
    await page.keyboard.press('Escape');
    await settle(page, cdp);
  }
  await page.close();
  return { work: opened, painted, tried };
}

/** So often a page is opened until Chromium has kept what it compiled of its scripts. */
const openingsUntilKept = 2;

/**
 * Opens a page as often as the browser that staff use every day has: what it keeps of scripts is not what is compared, and the
 * shell alone, which every page opens, would have it.
 */
async function warm(context: BrowserContext, path: string): Promise<void> {
  for (let opened = 0; opened < openingsUntilKept; opened += 1) {
    const page = await context.newPage();
    await withoutFeed(page);
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(quiet);
    await page.close();
  }
}

/** The medians of a page's visits. */
function costOf(visits: readonly Visit[]): Cost {
  const names = new Set(visits.flatMap(({ tried }) => [...tried.keys()]));
  const all = [...names].map((name) => {
    const times = visits.flatMap(({ tried }) => tried.get(name) ?? []);
    return { name, ms: Math.round(median(times)) };
  });
  const slowest = all.toSorted((a, b) => b.ms - a.ms)[0] ?? { name: '', ms: 0 };
  return {
    'main thread': Math.round(median(visits.map(({ work: ms }) => ms))),
    LCP: Math.round(median(visits.map(({ painted }) => painted))),
    'slowest interaction': slowest.ms,
    interaction: slowest.name,
    all: all.map(({ name, ms }) => `${name} ${ms}`).join(', '),
  };
}

/** Every page of the back office over a menu of 10,000 dishes, beside a bare one, on a slow processor. */
export async function benchmarkOffice({
  pages,
  traces,
  runs = 1,
  slowDown = 4,
}: OfficeOptions): Promise<void> {
  const server = await startServer();
  await untilIdle(server.pid);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript(watchPage);
    await fillRestaurant(context.request, server.origin);
    if (traces !== undefined) await mkdir(traces, { recursive: true });
    const visitor = { slowDown, trace: tracerInto(traces) };
    const floor = await platformFloor(browser, slowDown);
    await serveFloor(context);
    const all = [...officePages, ...(await pagesOfOneDish(context.request))];
    const isAsked = (path: string) => pages.some((asked) => path === asked || path.startsWith(`${asked}/`));
    const visits = new Map<string, Visit[]>(
      [floorPath, ...(pages.length > 0 ? all.filter(isAsked) : all)].map((path) => [path, []]),
    );
    for (const path of visits.keys()) await warm(context, path);
    for (let round = 1; round <= runs; round += 1)
      for (const [path, made] of visits) {
        const last = await visit(context, path, visitor);
        made.push(last);
        console.error(path, last.work);
      }
    const costs = Object.fromEntries([...visits].map(([path, made]) => [path, costOf(made)]));
    const times = runs > 1 ? `median of ${runs}, ` : '';
    console.log(
      `Every page, 10,000 dishes, processor ${slowDown} times slower, on which fifty rows by hand take ${floor}, ms, ` +
        `${times}load ${loadavg()[0]?.toFixed(1)}`,
    );
    console.table(costs);
  } finally {
    await browser.close();
    await server.stop();
  }
}
