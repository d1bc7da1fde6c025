import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { layLine, type Line } from '../../scripts/lib/line.ts';
import { startProductServer, type ProductServer } from '../../scripts/lib/product-server.ts';
import { median } from '../lighthouse.ts';
import { register, session, type BenchedSession } from '../session.ts';
import { switchOn, televisionDisk, untilKept, untilRead, type Television } from './television.ts';

const dishes = 12;
/** How long what is broken stays broken, in ms. */
const brokenMs = 2000;
const day = 86_400_000;

/** A restaurant with one screen, its server, the line to it and its television. */
interface Place {
  server: ProductServer;
  line: Line;
  television: Television;
  folder: string;
  address: string;
  restart: () => Promise<void>;
  /** Gives the first dish a price that it never had; returns it as it is read. */
  changePrice: () => Promise<string>;
}

/** What is done to a place; it returns after how many seconds what is right stood there. */
type Fault = (place: Place) => Promise<number>;

const faults: Record<string, Fault> = {
  'server killed': async (place) => {
    await place.server.stop('SIGKILL');
    await wait(brokenMs);
    await place.restart();
    return untilRead(place.television, await place.changePrice());
  },
  'network cut': async (place) => {
    place.line.cut();
    const price = await place.changePrice();
    await wait(brokenMs);
    place.line.mend();
    return untilRead(place.television, price);
  },
  'reloaded without a network': async (place) => {
    place.line.cut();
    await place.television.page.reload({ waitUntil: 'commit' });
    await untilRead(place.television, 'Dish 1');
    const price = await place.changePrice();
    place.line.mend();
    return untilRead(place.television, price);
  },
  'browser killed, started without a network': async (place) => {
    place.line.cut();
    await place.television.kill();
    place.television = await switchOn(place.folder, place.address);
    await untilRead(place.television, 'Dish 1');
    const price = await place.changePrice();
    place.line.mend();
    return untilRead(place.television, price);
  },
  'clock set forward a day': async (place) => {
    await place.television.page.evaluate((forward) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + forward;
    }, day);
    await wait(brokenMs);
    return untilRead(place.television, await place.changePrice());
  },
  'kept menu corrupt': async (place) => {
    await place.television.page.evaluate(spoil);
    await place.television.page.reload({ waitUntil: 'commit' });
    return untilRead(place.television, await place.changePrice());
  },
};

/** Runs in the page: overwrites what is kept, as a poor disk does. */
function spoil(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('cardamom.screens');
    request.addEventListener('error', () => reject(new Error('There is no storage')));
    request.addEventListener('success', () => {
      const transaction = request.result.transaction('screens', 'readwrite');
      const asked = transaction.objectStore('screens').openCursor();
      asked.addEventListener('success', () => {
        const cursor = asked.result;
        if (!cursor) return;
        const row = cursor.value as { text: string };
        cursor.update({ ...row, text: row.text.slice(0, row.text.length / 2) });
        cursor.continue();
      });
      transaction.addEventListener('complete', () => {
        request.result.close();
        resolve();
      });
    });
  });
}

async function fillMenu({ call }: BenchedSession): Promise<{ code: string; firstDish: string }> {
  const made = async (path: string, body: object) => {
    const { status, data } = await call('POST', path, body);
    if (status !== 201) throw new Error(`${path} was answered ${status}.`);
    return data as { id: string; code: string };
  };
  const category = await made('/online-menu/categories', { name: 'Dishes' });
  const ids: string[] = [];
  for (let index = 1; index <= dishes; index += 1) {
    const { id } = await made('/online-menu/items', {
      name: `Dish ${index}`,
      categoryIds: [category.id],
      sizes: [{ kind: 'PRICED', price: index * 100 }],
    });
    ids.push(id);
  }
  const { code } = await made('/online-menu/screens', { name: 'Bench', layout: 'BOARD' });
  return { code, firstDish: ids[0] ?? '' };
}

const portOf = ({ baseUrl }: ProductServer) => Number(new URL(baseUrl).port);

async function open(dataDir: string, folder: string): Promise<Place> {
  const env = { SEED_DEMO: 'false', REGISTRATION: 'open', LOG_LEVEL: 'error' };
  let server = await startProductServer(dataDir, env);
  const { cookies } = await register(server.baseUrl, 'Bench bistro');
  const caller = session(server.baseUrl, { cookies });
  const { code, firstDish } = await fillMenu(caller);
  const line = await layLine(portOf(server));
  const address = `${line.origin}/screen/${code}`;
  const television = await switchOn(folder, address);
  let price = 2000;
  const place: Place = {
    server,
    line,
    television,
    folder,
    address,
    restart: async () => {
      server = await startProductServer(dataDir, env);
      place.server = server;
      line.leadTo(portOf(server));
    },
    changePrice: async () => {
      price += 1;
      const { call } = caller.at(server.baseUrl);
      const { data } = await call('GET', `/online-menu/items/${firstDish}`, undefined);
      const { version } = data as { version: number };
      const sizes = [{ kind: 'PRICED', price }];
      const { status } = await call('PATCH', `/online-menu/items/${firstDish}`, { sizes }, version);
      if (status !== 200) throw new Error(`The price was answered ${status}.`);
      return `€${(price / 100).toFixed(2)}`;
    },
  };
  return place;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Breaks everything around a television again and again, and prints how often it was blank and how soon it was right. */
export async function breakEverything(rounds: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-bench-screens-'));
  const disk = await televisionDisk();
  const place = await open(dataDir, disk.folder);
  try {
    await untilRead(place.television, 'Dish 1');
    await untilKept(place.television);
    const table: Record<string, object> = {};
    for (const [name, fault] of Object.entries(faults)) {
      const seconds: number[] = [];
      let blank = 0;
      let failed = 0;
      for (let round = 0; round < rounds; round += 1) {
        try {
          seconds.push(await fault(place));
        } catch (error) {
          failed += 1;
          const shown = await place.television.page.innerText('body', { timeout: 5000 }).catch(String);
          console.error(
            `${name}, round ${round + 1}: ${String(error).split('\n')[0]}; there stood: ${shown}`,
          );
          place.line.mend();
        }
        blank += await place.television.blanks();
      }
      table[name] = {
        rounds,
        blank,
        'never right': failed,
        'right after s, median': rounded(median(seconds)),
        longest: rounded(Math.max(...seconds)),
      };
      console.error(`${name}: ${rounds} rounds`);
    }
    console.log('Faults of a screen');
    console.table(table);
  } finally {
    await place.television.kill();
    await place.line.close();
    await place.server.stop('SIGKILL');
    await disk.remove();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
