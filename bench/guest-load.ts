import type { IncomingMessage } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Item } from '@cardamom/api-types';
import type { Page } from 'playwright';
import { waitBeforeReading } from '../packages/app/src/guest/live/wait-before-reading.ts';
import { launchBrowser } from './browser.ts';
import { demoUrl, pathOfMenu, signInToDemo } from './demo.ts';
import { bytesOnTheWire, loadOf } from './http-load.ts';
import { percentile } from './list.ts';
import { listen } from './live.ts';
import { startServer, type BenchedServer } from './server.ts';
import type { BenchedSession } from './session.ts';
import { serveStatically } from './static-twin.ts';

/** While so many pages are open and prices change every second, the page is read steadily. */
const busy = { pages: 500, seconds: 20, readingsPerSecond: 50 };
/** So many pages are open, and hear of each change. */
const open = { pages: 200, inBrowser: 4, changes: 5 };
/** Changes that follow each other sooner find pages that wait longer, in ms. */
const betweenChanges = 11_000;
const longestWait = 8000;

const rounded = (value: number) => Math.round(value * 10) / 10;
const accepts = { headers: { 'accept-encoding': 'br' } };

/** A dish of the demo that everybody reads, and a way to give it a price of its own each time. */
async function pricedDish({
  call,
}: BenchedSession): Promise<(change: number) => Promise<{ id: string; price: string }>> {
  const { data } = await call('GET', '/online-menu/items?limit=1000', undefined);
  const dish = (data as { items: Item[] }).items.find(({ name }) => name === 'Shakshuka');
  const [size] = dish?.sizes ?? [];
  if (!dish || !size) throw new Error('The demo has no Shakshuka.');
  let { version } = dish;
  return async (change) => {
    const price = 60_000 + change;
    const sizes = [{ id: size.id, kind: 'PRICED', price }];
    const { status } = await call('PATCH', `/online-menu/items/${dish.id}`, { sizes }, version);
    if (status !== 200) throw new Error(`A price was answered ${status}.`);
    version += 1;
    return { id: dish.id, price: `€${(price / 100).toFixed(2)}` };
  };
}

async function openStreams(
  { origin }: BenchedServer,
  count: number,
  onChange: (index: number, id: string) => void,
): Promise<IncomingMessage[]> {
  const streams: IncomingMessage[] = [];
  for (let index = 0; index < count; index += 1)
    streams.push(
      await listen(
        origin.replace('localhost', '127.0.0.1'),
        `/api/public/restaurants/${demoUrl}/live`,
        index,
        (id) => onChange(index, id),
      ),
    );
  return streams;
}

/** The page as it lies ready, beside a server of files that sends the same bytes. */
async function measureReading({ origin }: BenchedServer, page: string): Promise<void> {
  // The second reading has it compressed strongly.
  for (let reading = 0; reading < 3; reading += 1) await (await fetch(origin + page, accepts)).arrayBuffer();
  await wait(2000);
  const bytes = await bytesOnTheWire(origin + page);
  const beside = await serveStatically(bytes);
  try {
    const ours = await loadOf(origin + page);
    const theirs = await loadOf(`${beside.origin}/page`);
    const row = ({ perSecond, p99, client }: typeof ours) => ({
      'pages a second': Math.round(perSecond),
      'p99 ms': rounded(p99),
      'asked by': client,
    });
    console.log(
      `${bytes.length} bytes of a page that lies ready, one process, load ${loadavg()[0]?.toFixed(1)}`,
    );
    console.table({ ours: row(ours), [beside.name]: row(theirs) });
  } finally {
    await beside.stop();
  }
}

/** What somebody waits who opens the page while many have it open and prices change every second. */
async function measureBusy(server: BenchedServer, owner: BenchedSession, page: string): Promise<void> {
  const setPrice = await pricedDish(owner);
  const streams = await openStreams(server, busy.pages, () => undefined);
  try {
    const times: number[] = [];
    const reading: Promise<void>[] = [];
    let setting: Promise<unknown> = Promise.resolve();
    const read = async () => {
      const began = performance.now();
      await (await fetch(server.origin + page, accepts)).arrayBuffer();
      times.push(performance.now() - began);
    };
    const begun = performance.now();
    for (let count = 0; count < busy.readingsPerSecond * busy.seconds; count += 1) {
      const due = begun + (count * 1000) / busy.readingsPerSecond;
      if (due > performance.now()) await wait(due - performance.now());
      // One after the other, also where a save takes longer than a second.
      if (count % busy.readingsPerSecond === 0) setting = setting.then(() => setPrice(count));
      reading.push(read());
    }
    await Promise.all([setting, ...reading]);
    console.log(
      `${busy.pages} open pages, a price a second, ${busy.readingsPerSecond} readings a second: ` +
        `p50 ${rounded(percentile(times, 0.5))} ms, p99 ${rounded(percentile(times, 0.99))} ms, load ${loadavg()[0]?.toFixed(1)}`,
    );
  } finally {
    for (const stream of streams) stream.destroy();
  }
}

/** Ms until a page in a browser shows a text; null where it does not. */
async function shownAfter(inBrowser: Page, text: string, began: number): Promise<number | null> {
  const isShown = await inBrowser
    .waitForFunction((words) => document.body.textContent.includes(words), text, { timeout: longestWait })
    .catch(() => null);
  return isShown && performance.now() - began;
}

/** From a save to the moment that each open page shows it: pages that read themselves anew as their script does, and some in a browser. */
async function measureOpenPages(server: BenchedServer, owner: BenchedSession, page: string): Promise<void> {
  const setPrice = await pricedDish(owner);
  const reread: number[] = [];
  let expected: { price: string; began: number } | null = null;
  const readAnew = async () => {
    await wait(waitBeforeReading({ hasQuery: false, sinceReading: Number.POSITIVE_INFINITY }));
    const awaited = expected;
    const html = await (await fetch(server.origin + page, accepts)).text();
    if (awaited && html.includes(awaited.price)) reread.push(performance.now() - awaited.began);
  };
  const readings: Promise<void>[] = [];
  const streams = await openStreams(server, open.pages, () => readings.push(readAnew()));
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const pages: Page[] = [];
    for (let index = 0; index < open.inBrowser; index += 1) {
      const one = await context.newPage();
      await one.goto(server.origin + page, { waitUntil: 'load' });
      pages.push(one);
    }
    await wait(3000);
    const seen: (number | null)[] = [];
    for (let change = 1; change <= open.changes; change += 1) {
      const began = performance.now();
      expected = { price: `€${((60_000 + 5000 + change) / 100).toFixed(2)}`, began };
      const { price } = await setPrice(5000 + change);
      seen.push(...(await Promise.all(pages.map(async (one) => shownAfter(one, price, began)))));
      await wait(Math.max(0, betweenChanges - (performance.now() - began)));
    }
    await Promise.all(readings);
    const shown = seen.filter((time) => time !== null);
    console.log(
      `${open.pages} open pages, ${open.changes} changes: ${reread.length} of ${open.pages * open.changes} have read it, ` +
        `p50 ${Math.round(percentile(reread, 0.5))} ms, p99 ${Math.round(percentile(reread, 0.99))} ms`,
    );
    console.log(
      shown.length > 0
        ? `  in ${open.inBrowser} pages of a browser: ${shown.length} of ${seen.length}, p50 ${Math.round(percentile(shown, 0.5))} ms, longest ${Math.round(Math.max(...shown))} ms`
        : `  in ${open.inBrowser} pages of a browser: none, its script does not listen`,
    );
  } finally {
    await browser.close();
    for (const stream of streams) stream.destroy();
  }
}

/** What guests' pages bear: readings a second beside nginx, a busy evening with 500 open pages, and how soon 200 show a change. */
export async function benchmarkGuestLoad(): Promise<void> {
  const server = await startServer();
  try {
    const owner = await signInToDemo(server);
    const page = await pathOfMenu(server);
    await measureReading(server, page);
    await measureBusy(server, owner, page);
    await measureOpenPages(server, owner, page);
  } finally {
    await server.stop();
  }
}
