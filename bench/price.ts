import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../scripts/test/postgres.ts';
import { listen } from './live.ts';
import { startServer, type BenchedServer } from './server.ts';
import { register, session, type BenchedSession } from './session.ts';

const screens = 20;
const guests = 200;
const dishes = 60;
const changes = 40;
const longestWait = 20_000;

/** Each that hears of a change asks at a moment of its own within so long, in ms: as screens and guests' pages do. */
const screenAsksWithin = 300;
const guestAsksWithin = 1500;

type Dish = { readonly id: string; readonly version: number };
type Bistro = {
  readonly call: BenchedSession['call'];
  readonly restaurantUrl: string;
  readonly codes: readonly string[];
  readonly dish: Dish;
};

/** How long after the sending of a save a new price was there, with the moment that each waits for, and without it. */
type Delays = { readonly all: number[]; readonly answer: number[] };

function at(times: readonly number[], part: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
}

function told(what: string, { all, answer }: Delays): void {
  console.log(
    `  ${what}, ms: p50 ${at(all, 0.5)}, p99 ${at(all, 0.99)}, longest ${at(all, 1)}; ` +
      `the event and the answer alone p50 ${at(answer, 0.5)}, p99 ${at(answer, 0.99)}`,
  );
}

async function open(origin: string): Promise<Bistro> {
  const { cookies, restaurantUrl } = await register(origin, 'Price bistro');
  const { call } = session(origin, { cookies });
  const created = async <Data>(path: string, body: object) => (await call('POST', path, body)).data as Data;
  const category = await created<{ id: string }>('/online-menu/categories', { name: 'Mains' });
  let dish: Dish = { id: '', version: 1 };
  for (let place = 0; place < dishes; place += 1)
    dish = await created<Dish>('/online-menu/items', {
      name: `Dish ${place}`,
      description: 'With what the market had this morning, slowly.',
      categoryIds: [category.id],
      sizes: [{ kind: 'PRICED', price: 1000 + place }],
    });
  const codes: string[] = [];
  for (let place = 0; place < screens; place += 1)
    codes.push((await created<{ code: string }>('/online-menu/screens', { name: `Screen ${place}` })).code);
  return { call, restaurantUrl, codes, dish };
}

/** Everybody listens, at the servers in turn, and reads anew what they show with each change, until the price is there. */
async function measure(servers: readonly BenchedServer[]): Promise<void> {
  const origins = servers.map(({ origin }) => origin.replace('localhost', '127.0.0.1'));
  const { call, restaurantUrl, codes, dish } = await open(servers[0]?.origin ?? '');
  const path = `/api/public/restaurants/${restaurantUrl}/live`;
  const streams: IncomingMessage[] = [];
  const delays: Record<'screens' | 'guests', Delays> = {
    screens: { all: [], answer: [] },
    guests: { all: [], answer: [] },
  };
  let began = 0;
  let wanted: readonly string[] = [];
  const reading = { left: 0 };

  async function read(kind: 'screens' | 'guests', url: string, within: number): Promise<void> {
    const pause = Math.random() * within;
    await wait(pause);
    const text = await (await fetch(url)).text();
    if (!wanted.some((price) => text.includes(price))) throw new Error(`The old price is still at ${url}`);
    const now = performance.now();
    delays[kind].all.push(now - began);
    delays[kind].answer.push(now - began - pause);
    reading.left -= 1;
  }

  const onChange = (kind: 'screens' | 'guests', url: string, within: number) => (id: string) => {
    if (id === dish.id) void read(kind, url, within);
  };
  try {
    for (const [index, code] of codes.entries()) {
      const origin = origins[index % origins.length] ?? '';
      const hear = onChange('screens', `${origin}/api/public/screens/${code}`, screenAsksWithin);
      streams.push(await listen(origin, path, index, hear));
    }
    for (let index = 0; index < guests; index += 1) {
      const origin = origins[index % origins.length] ?? '';
      const hear = onChange('guests', `${origin}/qr-menu/${restaurantUrl}`, guestAsksWithin);
      streams.push(await listen(origin, path, index, hear));
    }
    for (let count = 0; count < changes; count += 1) {
      const price = 200_000 + count;
      wanted = [`"price":${price}`, `2,000.${String(count).padStart(2, '0')}`];
      reading.left = screens + guests;
      began = performance.now();
      await call('PATCH', `/online-menu/items/${dish.id}`, { sizes: [{ kind: 'PRICED', price }] }, count + 1);
      while (reading.left > 0 && performance.now() - began < longestWait) await wait(5);
      if (reading.left > 0) throw new Error(`${reading.left} have not read a price that was changed`);
    }
    console.log(
      `A price is changed ${changes} times, ${servers.length} process(es), ${screens} screens and ${guests} guests’ pages of ${dishes} dishes:`,
    );
    told('on a screen', delays.screens);
    told('on a guest’s page', delays.guests);
  } finally {
    for (const stream of streams) stream.destroy();
  }
}

/** From a price that is saved to the screens and guests' pages that hold it: one process, then two on one PostgreSQL. */
export async function benchmarkPrice(): Promise<void> {
  const alone = await startServer({ SEED_DEMO: 'false' });
  try {
    await measure([alone]);
  } finally {
    await alone.stop();
  }
  const postgres = await startPostgres();
  const both: BenchedServer[] = [];
  try {
    const shared = { SEED_DEMO: 'false', DATABASE_URL: postgres.url, SECRET_KEY: 'b'.repeat(48) };
    both.push(await startServer(shared));
    both.push(await startServer({ ...shared, REGISTRATION: 'open' }));
    await measure(both);
  } finally {
    for (const server of both) await server.stop();
    await postgres.stop();
  }
}
