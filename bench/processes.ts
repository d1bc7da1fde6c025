import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startCuttableProxy, type CuttableProxy } from '../packages/server/test/support/cuttable-proxy.ts';
import {
  fillSubjects,
  mixedWriter,
  seededNumbers,
  type Versioned,
} from '../packages/server/test/support/mixed-writes.ts';
import { prepareTornReads } from '../packages/server/test/support/torn-reads.ts';
import { startPostgres } from '../scripts/test/postgres.ts';
import { startServer, type BenchedServer } from './server.ts';
import { register, session, type BenchedSession } from './session.ts';

const writesWanted = 10_000;
const workers = 24;
const readsWanted: Record<string, number> = {
  item: 7000,
  'list of items': 1000,
  export: 1000,
  'allergen matrix': 1000,
};
const cuts = 3;
const registrations = 16;

interface Bench {
  first: BenchedServer;
  /** Reaches the database over the line. */
  second: BenchedServer;
  line: CuttableProxy;
}

const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
const seconds = (ms: number) => Math.round(ms / 100) / 10;

function count(row: Record<string, number>, status: number): void {
  row[status] = (row[status] ?? 0) + 1;
}

async function owner(
  origin: string,
  name: string,
): Promise<{ owned: BenchedSession; restaurantUrl: string }> {
  const registered = await register(origin, name);
  if (registered.status !== 201) throw new Error(`Registration answered ${registered.status}.`);
  return { owned: session(origin, registered), restaurantUrl: registered.restaurantUrl };
}

/** Everybody writes the same few entries through both processes. */
async function measureWrites({ first, second }: Bench): Promise<void> {
  const { owned } = await owner(first.origin, 'Everybody writes');
  const subjects = await fillSubjects(owned);
  const counts: Record<string, Record<string, number>> = {};
  const times: number[] = [];
  let left = writesWanted;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const caller = owned.at((worker % 2 === 0 ? first : second).origin);
      const write = mixedWriter(caller, subjects, seededNumbers(worker + 1));
      while (left > 0) {
        left -= 1;
        const start = performance.now();
        const { kind, status } = await write();
        times.push(performance.now() - start);
        const row = (counts[kind] ??= {});
        const column = status < 300 ? '2xx' : status < 500 ? String(status) : '5xx';
        row[column] = (row[column] ?? 0) + 1;
      }
    }),
  );
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  const failed = Object.values(counts).reduce((sum, row) => sum + (row['5xx'] ?? 0), 0);
  console.log(
    `${writesWanted} mixed writes, ${workers} workers, two processes, one restaurant: 5xx ${failed}; ` +
      `${seconds(performance.now() - begun)} s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms with what each reads first, ${load()}`,
  );
  console.table(counts);
}

/** A dish is written through one process and read through both. */
async function measureReads({ first, second }: Bench): Promise<void> {
  const { owned } = await owner(second.origin, 'Everybody reads');
  const { writeNext, readersOf } = await prepareTornReads(owned.at(first.origin));
  const rows: Record<string, { reads: number; torn: number }> = {};
  const over = new AbortController();
  let written = 0;
  const writing = (async () => {
    while (!over.signal.aborted) if ((await writeNext()) === 200) written += 1;
  })();
  await Promise.all(
    [first, second].flatMap(({ origin }) =>
      Object.entries(readersOf(owned.at(origin))).flatMap(([kind, isTorn]) => {
        const row = (rows[kind] ??= { reads: 0, torn: 0 });
        const wanted = readsWanted[kind] ?? 0;
        return Array.from({ length: 2 }, async () => {
          while (row.reads < wanted) {
            row.reads += 1;
            if (await isTorn()) row.torn += 1;
          }
        });
      }),
    ),
  );
  over.abort();
  await writing;
  console.log(`Reads of two versions at once, while the dish was written ${written} times, ${load()}`);
  console.table(rows);
}

/** Seconds from the line's silent death to a new price on the other process's page; returns that page's address. */
async function measureCuts({ first, second, line }: Bench): Promise<string> {
  const { owned, restaurantUrl } = await owner(first.origin, 'Fish and line');
  const category = (await owned.call<{ id: string }>('POST', '/online-menu/categories', { name: 'Fish' }))
    .data;
  const draft = { name: 'Sea bass', categoryIds: [category.id], sizes: [{ kind: 'PRICED', price: 1000 }] };
  let item = (await owned.call<Versioned>('POST', '/online-menu/items', draft)).data;
  const address = `${second.origin}/qr-menu/${restaurantUrl}`;
  const page = async () => (await fetch(address)).text();
  const took: number[] = [];
  for (let round = 0; round < cuts; round += 1) {
    const price = 1111 + round;
    while (!(await page()).includes('Sea bass')) await wait(100);
    await wait(2000 * Math.random());
    line.present('swallow');
    const cut = performance.now();
    const path = `/online-menu/items/${item.id}`;
    item = (await owned.call<Versioned>('PATCH', path, { sizes: [{ kind: 'PRICED', price }] }, item.version))
      .data;
    while (!(await page()).includes((price / 100).toFixed(2))) await wait(50);
    took.push(seconds(performance.now() - cut));
  }
  console.log(
    `Line to the database cut without a word: the other process's page was right after ${took.join(', ')} s, ${load()}`,
  );
  return address;
}

async function measureRegistrations({ first, second }: Bench): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: registrations }, (_, index) =>
      register((index % 2 === 0 ? first : second).origin, 'Casa Lima'),
    ),
  );
  const urls = new Set(answers.map(({ restaurantUrl }) => restaurantUrl));
  const statuses = Object.groupBy(answers, ({ status }) => status);
  const counted = Object.entries(statuses).map(([status, of]) => `${of?.length} × ${status}`);
  console.log(
    `${registrations} registrations of one name at once: ${counted.join(', ')}, ${urls.size} addresses`,
  );
}

/** What programs and guests hear while the database refuses everybody for three seconds, under load. */
async function measureStop({ second, line }: Bench, page: string): Promise<void> {
  const { owned } = await owner(second.origin, 'Stopped');
  const counts = { programs: {} as Record<string, number>, guests: {} as Record<string, number> };
  await (await fetch(page)).text();
  const end = performance.now() + 5000;
  const asking = Array.from({ length: 8 }, async (_, worker) => {
    while (performance.now() < end) {
      const name = `Category ${crypto.randomUUID()}`;
      if (worker % 4 === 0) {
        const response = await fetch(page);
        await response.text();
        count(counts.guests, response.status);
      } else if (worker % 2 === 0)
        count(counts.programs, (await owned.call('GET', '/online-menu/items')).status);
      else count(counts.programs, (await owned.call('POST', '/online-menu/categories', { name })).status);
    }
  });
  await wait(1000);
  line.all('refuse');
  await wait(3000);
  line.all('pass');
  await Promise.all(asking);
  console.log(`Answers by status, the database gone for 3 of 5 seconds, ${load()}`);
  console.table(counts);
}

/** Two real processes on one real PostgreSQL: what they answer when all write, read and lose the line at once. */
export async function benchmarkProcesses(): Promise<void> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'cardamom-bench-'));
  const url = new URL(postgres.url);
  const line = await startCuttableProxy({ host: url.hostname, port: Number(url.port || 5432) });
  const running: BenchedServer[] = [];
  const start = async (databaseUrl: string) => {
    const environment = { SEED_DEMO: 'false', REGISTRATION: 'open', SECRET_KEY: 'b'.repeat(40) };
    const server = await startServer({ ...environment, DATA_DIR: folder, DATABASE_URL: databaseUrl });
    running.push(server);
    return server;
  };
  try {
    const first = await start(url.href);
    url.hostname = '127.0.0.1';
    url.port = String(line.port);
    const bench = { first, second: await start(url.href), line };
    const page = await measureCuts(bench);
    await measureRegistrations(bench);
    await measureStop(bench, page);
    await measureReads(bench);
    await measureWrites(bench);
  } finally {
    for (const server of running) await server.stop();
    await line.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
