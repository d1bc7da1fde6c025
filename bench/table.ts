import { loadavg } from 'node:os';
import type { Browser, CDPSession, Page } from 'playwright';
import { launchBrowser } from './browser.ts';
import { median } from './lighthouse.ts';
import { countWork, work, type Span } from './main-thread.ts';
import { besideFloor, serveTable } from './table/beside-floor.ts';
import type { BenchedTable } from './table/main.tsx';

const runsWanted = 3;
const slowDown = 4;
const longFrame = 50;
const scrollDistance = 40_000;
const scrollSpeed = 4000;

interface Scroll {
  /** Times between frames, in ms. */
  frames: number[];
  /** The main thread's work in one piece each, in ms. */
  tasks: number[];
}

interface TableRun {
  mountThousand: Span;
  mountAll: Span;
  appends: Span[];
  sort: Span;
  selectAll: Span;
  scroll: Scroll;
  /** MB of JavaScript after a collection: without rows, with 1,000, with 10,000. */
  memory: [none: number, thousand: number, all: number];
}

interface Opened {
  page: Page;
  cdp: CDPSession;
}

/** Has the page do something, and measures it. */
async function timed({ page, cdp }: Opened, act: (bench: BenchedTable) => Promise<number>): Promise<Span> {
  const before = await work(cdp);
  const wall = await page.evaluate(`(${act.toString()})(window.bench)`);
  return { wall: Number(wall), work: (await work(cdp)) - before };
}

async function memory(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number };
  return usedSize / 1e6;
}

/** Scrolls the page as a quick finger does. */
async function scrolled({ page, cdp }: Opened): Promise<Scroll> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const note = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { frames });
  });
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 600,
    y: 400,
    yDistance: -scrollDistance,
    speed: scrollSpeed,
    gestureSourceType: 'touch',
  });
  const trace = await browser?.stopTracing();
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(1));
  return { frames, tasks: mainThreadTasks(JSON.parse(String(trace)) as Trace) };
}

interface Trace {
  traceEvents: { name: string; pid: number; tid: number; tdur?: number }[];
}

/** Thread time of each task, in ms, on the thread that runs the page's scripts. */
function mainThreadTasks({ traceEvents }: Trace): number[] {
  const script = traceEvents.find(({ name }) => name === 'FunctionCall');
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === script?.pid && tid === script.tid)
    .map(({ tdur }) => (tdur ?? 0) / 1000);
}

async function openPage(browser: Browser, origin: string): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(origin);
  await page.waitForFunction('window.bench');
  // What long tables load later is no part of drawing them.
  await page.evaluate(async () => window.bench?.show(251));
  await page.reload();
  await page.waitForFunction('window.bench');
  await countWork(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return { page, cdp };
}

/** A new page per run; numbers stand in the functions themselves, because they run in the page. */
async function runOnce(browser: Browser, origin: string): Promise<TableRun> {
  const opened = await openPage(browser, origin);
  const none = await memory(opened.cdp);
  const mountThousand = await timed(opened, async (bench) => bench.show(1000));
  const withThousand = await memory(opened.cdp);
  const appends: Span[] = [];
  while (appends.length < 9) {
    appends.push(await timed(opened, async (bench) => bench.append(1000)));
  }
  const all = await memory(opened.cdp);
  const scroll = await scrolled(opened);
  await opened.page.evaluate(() => window.scrollTo(0, 0));
  const sort = await timed(opened, async (bench) => bench.sortByPrice());
  const selectAll = await timed(opened, async (bench) => bench.selectAll());
  await opened.page.close();
  const fresh = await openPage(browser, origin);
  const mountAll = await timed(fresh, async (bench) => bench.show(10_000));
  await fresh.page.close();
  return { mountThousand, mountAll, appends, sort, selectAll, scroll, memory: [none, withThousand, all] };
}

/** Prints what fifty rows of eleven cells cost, ours and written by hand. */
async function compareWithFloor(browser: Browser, origin: string): Promise<void> {
  const costs = await besideFloor(browser, origin, slowDown);
  const rows = Object.entries(costs).map(([step, { ours, native }]) => [
    step,
    { ours: Math.round(ours), native: Math.round(native), times: Math.round((ours / native) * 10) / 10 },
  ]);
  console.log(
    `Fifty rows of eleven cells, processor ${slowDown} times slower, ms (choose, menu, sort: to the paint)`,
  );
  console.table(Object.fromEntries(rows));
}

/** The table over 10,000 rows, loaded by 1,000, on a processor four times slower than this one: median of three. */
export async function benchmarkTable(): Promise<void> {
  const { origin, stop } = await serveTable();
  const browser = await launchBrowser();
  try {
    await compareWithFloor(browser, origin);
    const runs: TableRun[] = [];
    for (let run = 1; run <= runsWanted; run += 1) {
      runs.push(await runOnce(browser, origin));
      console.error(`run ${run} of ${runsWanted}, load ${loadavg()[0]?.toFixed(1)}`);
    }
    const middle = (value: (run: TableRun) => number) => Math.round(median(runs.map(value)));
    const span = (value: (run: TableRun) => Span) => ({
      'on the screen': middle((run) => value(run).wall),
      'main thread': middle((run) => value(run).work),
    });
    const slowest = ({ appends }: TableRun): Span => ({
      wall: Math.max(...appends.map(({ wall }) => wall)),
      work: Math.max(...appends.map((append) => append.work)),
    });
    console.log(`Table, 10,000 rows loaded by 1,000, 8 columns, processor ${slowDown} times slower, ms`);
    console.table({
      'Mount of 1,000 rows': span((run) => run.mountThousand),
      'Mount of 10,000 rows at once': span((run) => run.mountAll),
      'Next 1,000 rows, slowest of 9': span(slowest),
      'Sort of 10,000 rows': span((run) => run.sort),
      'Select all 10,000 rows': span((run) => run.selectAll),
    });
    const frames = runs.flatMap(({ scroll }) => scroll.frames);
    const tasks = runs.flatMap(({ scroll }) => scroll.tasks);
    const isLong = (ms: number) => ms > longFrame;
    console.log(
      `Scrolling ${scrollDistance} px at ${scrollSpeed} px a second, ${runs.length} times: ${frames.length} frames, ` +
        `${frames.filter(isLong).length} over ${longFrame} ms; ${tasks.filter(isLong).length} pieces of work over ` +
        `${longFrame} ms, the longest ${Math.round(Math.max(...tasks))} ms`,
    );
    console.log(
      `JavaScript's memory for 1,000 rows ${middle((run) => run.memory[1] - run.memory[0])} MB, ` +
        `for 10,000 rows ${middle((run) => run.memory[2] - run.memory[0])} MB`,
    );
  } finally {
    await browser.close();
    await stop();
  }
}
