import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { median, runOnPhone, type PhoneRun } from './lighthouse.ts';
import { startServer } from './server.ts';

const runs = 3;
const restaurantUrl = 'cardamom-and-lime';
const budgets = fileURLToPath(new URL('../scripts/budgets.ts', import.meta.url));

/** Bytes of an answer's body as they travel, brotli accepted. */
async function bytesOnTheWire(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** Where the demo's menu of everything is: the one with all 60 items, always on. */
async function menuUrl(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/public/restaurants/${restaurantUrl}`);
  const { data } = (await answer.json()) as { data: { menus: { id: string; name: string }[] } };
  const menu = data.menus.find(({ name }) => name === 'All day');
  if (!menu) throw new Error('The demo has no menu "All day"');
  return `${origin}/qr-menu/${restaurantUrl}/${menu.id}`;
}

/** Reads the page until its pictures have AVIF variants, which a queue makes after the upload. */
async function pageWithAllPictures(url: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const html = await (await fetch(url)).text();
    const pictures = html.split('<picture').length - 1;
    const modern = html.split('image/avif').length - 1;
    if (pictures > 0 && modern >= pictures) return html;
    await wait(500);
  }
  throw new Error(`The pictures of ${url} had no AVIF variants within five minutes.`);
}

/** Brotli bytes of the scripts a page runs before it is touched; data blocks are not scripts. */
async function scriptBytes(html: string, url: string): Promise<number> {
  let bytes = 0;
  for (const [, attributes = '', content = ''] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
    if (attributes.includes('application/ld+json')) continue;
    const source = /src="([^"]+)"/.exec(attributes)?.[1];
    bytes += source ? await bytesOnTheWire(new URL(source, url).href) : brotliCompressSync(content).length;
  }
  return bytes;
}

async function printBackOfficeBudgets(): Promise<void> {
  const check = spawn(process.execPath, [budgets], { stdio: 'inherit' });
  await new Promise((resolve) => {
    check.once('exit', resolve);
  });
}

/** The guest menu with 60 items on a phone: Lighthouse's median of three, and bytes, next to what we promise. */
export async function benchmarkGuestPage(): Promise<void> {
  const server = await startServer();
  try {
    const url = await menuUrl(server.origin);
    const html = await pageWithAllPictures(url);
    const items = html.split('<h3').length - 1;
    const results: PhoneRun[] = [];
    for (let run = 1; run <= runs; run += 1) {
      results.push(await runOnPhone(url));
      console.error(`run ${run} of ${runs}, load ${loadavg()[0]?.toFixed(1)}`);
    }
    const middle = (key: Exclude<keyof PhoneRun, 'complaints'>): number =>
      median(results.map((one) => one[key]));
    const pageBytes = await bytesOnTheWire(url);
    console.log(`Guest menu, ${items} items, Lighthouse on a phone, median of ${runs}`);
    console.table({
      Performance: { measured: middle('performance'), target: '100' },
      Accessibility: { measured: middle('accessibility'), target: '100' },
      'Best practices': { measured: middle('bestPractices'), target: '100' },
      SEO: { measured: middle('seo'), target: '100' },
      'First paint, ms': { measured: Math.round(middle('firstPaint')), target: '' },
      'Largest paint, ms': { measured: Math.round(middle('largestPaint')), target: '≤ 1000' },
      'Layout shift': { measured: middle('layoutShift'), target: '0' },
      'Blocking time, ms': { measured: Math.round(middle('blockingTime')), target: '' },
      'HTML + CSS + inline script, bytes in brotli': { measured: pageBytes, target: '≤ 14336' },
      'JavaScript before the first touch, bytes in brotli': {
        measured: await scriptBytes(html, url),
        target: '≤ 5120',
      },
    });
    for (const complaint of new Set(results.flatMap((one) => one.complaints))) console.log(`  ${complaint}`);
    await printBackOfficeBudgets();
  } finally {
    await server.stop();
  }
}
