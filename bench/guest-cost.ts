import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { registerOwner, type Client } from './attacks/client.ts';
import { handIn } from './attacks/hand-in.ts';
import { forgetPeak, memoryOf, peakMemoryOf, startProbe, untilIdle } from './attacks/probe.ts';
import { largePicture } from './attacks/uploads.ts';
import { percentile } from './list.ts';
import { startServer, type BenchedServer } from './server.ts';

const menuSizes = [500, 5000, 15_000];
/** An import takes 20,000 rows, of which each dish has two. */
const dishesAnImport = 9000;
const changes = 5;
const load = { perSecond: 200, seconds: 30, uploads: 10 };

const loadNow = () => `load ${loadavg()[0]?.toFixed(1)}`;
const tenths = (value: number) => Math.round(value * 10) / 10;
const thousandths = (value: number) => Math.round(value * 1000) / 1000;

const sizesOf = (price: number, first: string) =>
  [`${first},Small,${price}.50`, `${first},Large,${price + 4}.50`] as const;

/** A menu of dishes that say all that a dish can say in a table. */
function fullMenu(first: number, count: number): string {
  const rows = Array.from({ length: count }, (_, place) => {
    const index = first + place;
    const [small, large] = sizesOf(5 + (index % 30), `Category ${(index % 20) + 1},Dish number ${index + 1}`);
    return `${small},"Served with bread of the house, from noon on.","Bread, butter, lemon, parsley, olive oil","Gluten, Dairy, Fish",Sesame,yes,Vegetarian,${200 + (index % 500)}\n${large},,,,,,,`;
  });
  const heads =
    'Category,Name,Size,Price,Description,Ingredients,Contains,May contain,Allergens declared,Diet';
  return [`${heads},Calories`, ...rows].join('\n');
}

async function addressOf({ origin }: BenchedServer, client: Client): Promise<string> {
  const { text } = await client.send('GET', '/api/online-menu/menus');
  const path = /"publicUrl":"[^"]*?(\/qr-menu\/[^/"]+)/u.exec(text)?.[1];
  if (path === undefined) throw new Error(`No menu: ${text.slice(0, 200)}`);
  return origin + path;
}

/** Ms of processor time that a process's first thread has taken: the one that answers everybody. */
async function mainThreadMs(pid: number): Promise<number> {
  const [, after = ''] = (await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8')).split(') ');
  const fields = after.split(' ');
  // proc(5): utime and stime, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The first page after a change of something else: what it costs the thread that answers everybody. */
async function measurePages(count: number): Promise<Record<string, number | string>> {
  const server = await startServer({ SEED_DEMO: 'false' });
  const probe = startProbe(server.origin);
  try {
    const client = await registerOwner(server.origin);
    for (let first = 0; first < count; first += dishesAnImport) {
      const bytes = Buffer.from(fullMenu(first, Math.min(dishesAnImport, count - first)));
      const imported = await handIn(client, { name: 'menu.csv', bytes }, true);
      if (imported !== 'APPLIED') throw new Error(imported);
    }
    const address = await addressOf(server, client);
    const perDish: number[] = [];
    const pauses: number[] = [];
    const answers: number[] = [];
    for (let change = 0; change <= changes; change += 1) {
      await probe.longestPause();
      const before = await mainThreadMs(server.pid);
      const began = performance.now();
      await (await fetch(address)).arrayBuffer();
      answers.push(performance.now() - began);
      await wait(100);
      perDish.push(((await mainThreadMs(server.pid)) - before) / count);
      pauses.push(await probe.longestPause());
      await client.json('POST', '/api/online-menu/categories', { name: `New ${change}` });
    }
    const [first = 0, ...later] = perDish;
    return {
      'ms a dish, first page': thousandths(first),
      'after a change (p50)': thousandths(percentile(later, 0.5)),
      'answered in ms (p50)': Math.round(percentile(answers.slice(1), 0.5)),
      'longest pause ms': Math.round(Math.max(...pauses.slice(1))),
    };
  } finally {
    await probe.stop();
    await server.stop();
  }
}

/** Guests read at a steady pace while somebody brings pictures. */
async function measureLoad(): Promise<void> {
  const server = await startServer();
  try {
    const client = await registerOwner(server.origin);
    const page = `${server.origin}/qr-menu/cardamom-and-lime`;
    await untilIdle(server.pid);
    const idle = await memoryOf(server.pid);
    await forgetPeak(server.pid);
    const times: number[] = [];
    let failed = 0;
    const read = async () => {
      const began = performance.now();
      const response = await fetch(page).catch(() => null);
      await response?.arrayBuffer();
      if (!response?.ok) failed += 1;
      times.push(performance.now() - began);
    };
    const bytes = await largePicture();
    const upload = async () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'picture.jpg');
      await client.send('POST', '/api/files', form);
    };
    const uploading = (async () => {
      for (let count = 0; count < load.uploads; count += 1) await upload();
    })();
    const reading: Promise<void>[] = [];
    const begun = performance.now();
    for (let count = 0; count < load.perSecond * load.seconds; count += 1) {
      const due = begun + (count * 1000) / load.perSecond;
      if (due > performance.now()) await wait(due - performance.now());
      reading.push(read());
    }
    await Promise.all([uploading, ...reading]);
    console.log(
      `${load.perSecond} pages a second for ${load.seconds} s, ${load.uploads} uploads meanwhile: idle ${Math.round(idle)} MB, ` +
        `peak ${Math.round(await peakMemoryOf(server.pid))} MB resident; p50 ${tenths(percentile(times, 0.5))} ms, ` +
        `p99 ${tenths(percentile(times, 0.99))} ms, ${failed} failed, ${loadNow()}`,
    );
  } finally {
    await server.stop();
  }
}

/** What guests cost the server: the first page after a change, and memory while many read. */
export async function benchmarkServer(): Promise<void> {
  const rows: Record<string, Record<string, number | string>> = {};
  for (const count of menuSizes) rows[`${count} dishes`] = await measurePages(count);
  console.log(`The first guest page after a change, ${loadNow()}`);
  console.table(rows);
  await measureLoad();
}
