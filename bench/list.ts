import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext, CDPSession, Page } from 'playwright';
import { untilIdle } from './attacks/probe.ts';
import { launchBrowser } from './browser.ts';
import { median } from './lighthouse.ts';
import { countWork, work, type Span } from './main-thread.ts';
import { startServer } from './server.ts';

const itemsWanted = 10_000;
const slowDown = 4;
const rounds = 3;
const requestsOfAKind = 200;
/** Ms that a step may take on a busy machine. */
const patience = 120_000;

const dishes = ['Salmon', 'Lentil soup', 'Lime tart', 'Lamb skewers', 'Green curry', 'Rice pudding'];
const styles = ['grilled', 'slow-cooked', 'with herbs', 'of the house', 'for two', 'in the pan', 'to share'];

/** A table of this many dishes in twenty categories, as an owner would import it. */
function menuTable(): string {
  const rows = Array.from({ length: itemsWanted }, (_, index) => {
    const name = `${dishes[index % dishes.length]} ${styles[index % styles.length]} ${index + 1}`;
    const price = `${5 + (index % 30)}.${index % 2 ? '50' : '90'}`;
    return `Category ${(index % 20) + 1},${name},${price},"Served with bread, from noon."`;
  });
  return ['Category,Name,Price,Description', ...rows].join('\n');
}

interface Answer<Data> {
  data: Data;
}

interface Import {
  id: string;
  state: string;
  problem: string | null;
}

export async function answered<Data>(response: Awaited<ReturnType<APIRequestContext['get']>>): Promise<Data> {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as Answer<Data>).data;
}

async function untilState(api: APIRequestContext, id: string, wanted: string): Promise<void> {
  for (;;) {
    const { state, problem } = await answered<Import>(await api.get(`/api/online-menu/imports/${id}`));
    if (state === wanted) return;
    if (state === 'FAILED') throw new Error(problem ?? 'The import failed.');
    await wait(100);
  }
}

/** Registers a restaurant and imports its dishes; the session stays in the context. */
export async function fillRestaurant(api: APIRequestContext, origin: string): Promise<void> {
  const headers = { Origin: origin };
  await answered(
    await api.post('/api/authentication/register', {
      headers,
      data: {
        restaurantName: 'Ten thousand dishes',
        email: 'owner@example.org',
        password: `Bench-${crypto.randomUUID()}`,
        restaurantType: 'BISTRO',
        name: 'Inês',
        lastName: 'Duarte',
        defaultCurrency: 'EUR',
        timeZone: 'Europe/Lisbon',
      },
    }),
  );
  const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(menuTable()) };
  const { id } = await answered<Import>(
    await api.post('/api/online-menu/imports', { headers, multipart: { file }, timeout: patience }),
  );
  await untilState(api, id, 'READY');
  await api.post(`/api/online-menu/imports/${id}/apply`, { headers, data: {} });
  await untilState(api, id, 'APPLIED');
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const tenths = (ms: number) => Math.round(ms * 10) / 10;

/** Time of the list's answers on the server's own machine, in ms, one request after the other. */
async function measureServer(api: APIRequestContext): Promise<void> {
  const kinds: Record<string, (round: number) => string> = {
    'first page': () => '',
    'sorted by price, highest first': () => 'sort=-price',
    'sorted by last change': () => 'sort=-updatedAt',
    'searched by name': (round) => `search=${['salmon', 'tart', 'herbs', '77', 'zz'][round % 5]}`,
    '250 rows': () => 'limit=250',
  };
  const rows: Record<string, { 'p50 ms': number; 'p99 ms': number }> = {};
  for (const [kind, query] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let round = 0; round < requestsOfAKind; round += 1) {
      const start = performance.now();
      await (await api.get(`/api/online-menu/items?${query(round)}`)).body();
      times.push(performance.now() - start);
    }
    rows[kind] = { 'p50 ms': tenths(percentile(times, 0.5)), 'p99 ms': tenths(percentile(times, 0.99)) };
  }
  console.log(
    `List of items, ${itemsWanted} in one restaurant, ${requestsOfAKind} requests of each kind, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.table(rows);
}

interface Visit {
  interactive: Span;
  search: Span;
  /** Ms of the slowest key. */
  typing: number;
  sort: Span;
}

/** What the page measures by itself, so that looking at it from outside costs nothing. */
interface Watch {
  /** When the last key or click arrived. */
  input: number;
  /** Ms of the slowest input event so far, until the screen showed it. */
  slowest: number;
  /** When the list's first row shows the text and the page has nothing else to do. */
  shows(text: string): Promise<number>;
}

/** Runs in the page, before its own scripts. */
function watchPage(): void {
  const watch: Watch = {
    input: 0,
    slowest: 0,
    shows: async (text) =>
      new Promise((resolve) => {
        const look = () => {
          const row = document.querySelectorAll('[role="row"]')[1];
          if (row?.textContent?.includes(text)) requestIdleCallback(() => resolve(performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
  };
  const arrived = () => {
    watch.input = performance.now();
  };
  addEventListener('keydown', arrived, true);
  addEventListener('pointerdown', arrived, true);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.slowest = Math.max(watch.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(globalThis, { watch });
}

const shown = async (page: Page, text: string): Promise<number> =>
  page.evaluate(`window.watch.shows(${JSON.stringify(text)})`);

/** Ms from the last key or click until the list's first row shows the text. */
async function sinceInput(page: Page, text: string): Promise<number> {
  const at = await shown(page, text);
  return at - Number(await page.evaluate('window.watch.input'));
}

async function visit(page: Page, cdp: CDPSession): Promise<Visit> {
  let worked = await work(cdp);
  const span = async (wall: number): Promise<Span> => {
    const before = worked;
    worked = await work(cdp);
    return { wall, work: worked - before };
  };
  await page.goto('/menu-management/items', { waitUntil: 'commit' });
  const interactive = await span(await shown(page, 'Green curry'));
  const searchBox = page.getByRole('searchbox');
  await searchBox.pressSequentially('salmon for two 98', { delay: 100 });
  await shown(page, 'Salmon for two 9805');
  worked = await work(cdp);
  await searchBox.press('5');
  const search = await span(await sinceInput(page, 'Salmon for two 985'));
  const typing = Number(await page.evaluate('window.watch.slowest'));
  await searchBox.fill('');
  await shown(page, 'Green curry');
  const price = page.getByRole('columnheader', { name: /Price/ });
  await price.click();
  await shown(page, '5.90');
  worked = await work(cdp);
  await price.click();
  const sort = await span(await sinceInput(page, '34.50'));
  return { interactive, search, typing, sort };
}

/** The list of 10,000 items: the server's answers, and the page on a processor four times slower than this one. */
export async function benchmarkList(): Promise<void> {
  const server = await startServer();
  await untilIdle(server.pid);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript(watchPage);
    const begun = performance.now();
    await fillRestaurant(context.request, server.origin);
    console.log(`Imported ${itemsWanted} items in ${tenths((performance.now() - begun) / 1000)} s`);
    await measureServer(context.request);
    const visits: Visit[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      await countWork(cdp);
      visits.push(await visit(page, cdp));
      await page.close();
      console.error(`round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`);
    }
    const middle = (value: (visit: Visit) => number) => Math.round(median(visits.map(value)));
    const both = (span: (visit: Visit) => Span) => ({
      'until seen': middle((seen) => span(seen).wall),
      'main thread': middle((seen) => span(seen).work),
    });
    console.log(
      `The page, processor ${slowDown} times slower, ms, median of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`,
    );
    console.table({
      'opened, until its rows can be used': both(({ interactive }) => interactive),
      'last key of a search, until its rows': both(({ search }) => search),
      'clicked to sort, until its rows': both(({ sort }) => sort),
      'slowest key of a search, until it is seen': { 'until seen': middle(({ typing }) => typing) },
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}
