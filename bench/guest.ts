import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { PublicMenuPage, PublicRestaurant } from '@cardamom/api-types';
import { untilIdle } from './attacks/probe.ts';
import { demoUrl, looks, signInToDemo, wear } from './demo.ts';
import { largeMenu } from './large-menu.ts';
import { median, runOnPhone, type PhoneRun } from './lighthouse.ts';
import { startServer, type BenchedServer } from './server.ts';
import type { BenchedSession } from './session.ts';
import { serveTwin } from './static-twin.ts';

const budgets = fileURLToPath(new URL('../scripts/budgets.ts', import.meta.url));

/** How thoroughly guest pages are measured. */
export interface GuestOptions {
  /** Lighthouse runs of each page; the median counts. One, or five with `--all`. */
  runs: number | undefined;
  /** Every look, of the demo's menu and one of 200 dishes, beside a page written by hand. */
  all: boolean;
}

type Rows = Record<string, Record<string, number | string>>;

const brotliBytes = (text: string) => brotliCompressSync(text).length;
const dataBlock = /<script type="application\/ld\+json">.*?<\/script>/s;

/** What the page weighs by itself; data blocks are not scripts. */
function weightOf(html: string): Record<string, number> {
  const scripts = [...html.replace(dataBlock, '').matchAll(/<script[^>]*>(.*?)<\/script>/gs)];
  return {
    'page, br': brotliBytes(html),
    'without JSON-LD': brotliBytes(html.replace(dataBlock, '')),
    'its script': brotliBytes(scripts.map(([, code = '']) => code).join('\n')),
  };
}

/** Reads the page until its pictures have AVIF variants, which a queue makes after the upload. */
async function pageWithAllPictures(url: string): Promise<string> {
  for (let tries = 0; tries < 1800; tries += 1) {
    const html = await (await fetch(url)).text();
    const pictures = html.split('<picture').length - 1;
    const modern = html.match(/<img [^>]*src="[^"]*\.avif"/g)?.length ?? 0;
    if (pictures > 0 && modern >= pictures) return html;
    await wait(1000);
  }
  throw new Error(`The pictures of ${url} had no AVIF variants within half an hour.`);
}

/** Reads a page until it comes as one that many read, which the server compresses more strongly. */
async function untilReadOften(url: string): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.headers.get('etag')?.endsWith('-br11"')) return;
    await wait(500);
  }
  throw new Error(`${url} did not come compressed strongly.`);
}

const kb = (bytes = 0) => Math.round(bytes / 100) / 10;

function rowOf(runs: readonly PhoneRun[]): Record<string, number | string> {
  const middle = (key: Exclude<keyof PhoneRun, 'complaints' | 'bytes'>) =>
    median(runs.map((run) => run[key]));
  const bytes = runs[0]?.bytes ?? {};
  const known = new Set(['Document', 'Image', 'Font']);
  const others = Object.entries(bytes).filter(([kind]) => !known.has(kind));
  return {
    scores: ['performance', 'accessibility', 'bestPractices', 'seo']
      .map((key) => middle(key as 'seo'))
      .join(' '),
    FCP: Math.round(middle('firstPaint')),
    LCP: Math.round(middle('largestPaint')),
    TBT: Math.round(middle('blockingTime')),
    CLS: Number(middle('layoutShift').toFixed(4)),
    'document B': bytes['Document'] ?? 0,
    'pictures kB': kb(bytes['Image']),
    'fonts kB': kb(bytes['Font']),
    'others kB': kb(others.reduce((sum, [, size]) => sum + size, 0)),
  };
}

async function measure(url: string, runs: number): Promise<{ row: Rows[string]; complaints: string[] }> {
  const results: PhoneRun[] = [];
  for (let run = 1; run <= runs; run += 1) {
    results.push(await runOnPhone(url));
    console.error(`${url}: run ${run} of ${runs}, load ${loadavg()[0]?.toFixed(1)}`);
  }
  return { row: rowOf(results), complaints: results.flatMap((result) => result.complaints) };
}

/** A menu that is measured: where guests read it, and who can dress it. */
interface BenchedMenu {
  name: string;
  path: string;
  page: PublicMenuPage;
  owner: BenchedSession;
}

/** A restaurant's first menu that holds everything. */
async function menuOf(
  { origin }: BenchedServer,
  name: string,
  restaurantUrl: string,
  owner: BenchedSession,
): Promise<BenchedMenu> {
  const read = async <Data>(path: string) =>
    (
      (await (await fetch(`${origin}/api/public/restaurants/${restaurantUrl}${path}`)).json()) as {
        data: Data;
      }
    ).data;
  const { menus } = await read<PublicRestaurant>('');
  const id = (menus.find((menu) => menu.name === 'All day') ?? menus[0])?.id ?? '';
  await pageWithAllPictures(`${origin}/qr-menu/${restaurantUrl}/${id}`);
  return {
    name,
    path: `/qr-menu/${restaurantUrl}/${id}`,
    page: await read<PublicMenuPage>(`/menus/${id}`),
    owner,
  };
}

async function printBudgets(): Promise<void> {
  const check = spawn(process.execPath, [budgets], { stdio: 'inherit' });
  await new Promise((resolve) => {
    check.once('exit', resolve);
  });
}

/**
 * The guest menu on a phone: Lighthouse's median, times in ms, and what travelled, of the look that the demo wears. With `all` each
 * look, a menu of 200 dishes with pictures as well, and beside both the same menu written by hand as one static file.
 */
export async function benchmarkGuestPage({ runs, all }: GuestOptions): Promise<void> {
  const server = await startServer();
  await untilIdle(server.pid);
  const count = runs ?? (all ? 5 : 1);
  const rows: Rows = {};
  const weights: Rows = {};
  const complaints = new Set<string>();
  const note = async (name: string, url: string) => {
    weights[name] = weightOf(await (await fetch(url)).text());
    const { row, complaints: found } = await measure(url, count);
    rows[name] = row;
    for (const complaint of found) complaints.add(`${name}: ${complaint}`);
  };
  try {
    const menus = [await menuOf(server, 'demo', demoUrl, await signInToDemo(server))];
    if (all) {
      const { restaurantUrl, owner } = await largeMenu(server.origin);
      menus.push(await menuOf(server, '200 dishes', restaurantUrl, owner));
    }
    for (const { name, path, page, owner } of menus) {
      for (const worn of all ? looks : []) {
        await wear(owner, worn);
        await untilReadOften(server.origin + path);
        await note(`${name}, ${worn.look}`, server.origin + path);
      }
      if (!all) {
        await untilReadOften(server.origin + path);
        await note(name, server.origin + path);
        continue;
      }
      const twin = await serveTwin(server.origin, page);
      await note(`${name}, by hand on ${twin.name}`, `${twin.origin}/page`);
      await twin.stop();
    }
    console.log(`Guest menus on a phone, Lighthouse's median of ${count}; times in ms`);
    console.table(rows);
    console.log(
      'Bytes of brotli; promised are at most 14336 for 60 dishes without JSON-LD, and 5120 of script',
    );
    console.table(weights);
    for (const complaint of complaints) console.log(`  ${complaint}`);
    await printBudgets();
  } finally {
    await server.stop();
  }
}
