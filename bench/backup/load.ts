import { request, type APIRequestContext } from 'playwright';
import sharp from 'sharp';
import { answered, fillRestaurant } from '../list.ts';

interface Item {
  id: string;
  version: number;
}

/** A restaurant at work: reads that are timed, and writes beside them. */
export interface Load {
  /** Times of the list's answers since the last time, in ms. */
  takeTimes(): number[];
  /** Acknowledged writes so far. */
  writes(): number;
  stop(): Promise<void>;
}

const patience = 120_000;
/** Ms after which the session is renewed, well before its 15 minutes are over. */
const renewAfter = 300_000;

/** Uploads that are all different, so that none is known from before. */
async function uploadPictures(api: APIRequestContext, origin: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const background = { r: index % 256, g: (index * 7) % 256, b: (index * 31) % 256 };
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
    const buffer = await sharp({ create: { width: 500, height: 333, channels: 3, background, noise } })
      .jpeg()
      .toBuffer();
    const file = { name: 'dish.jpg', mimeType: 'image/jpeg', buffer };
    await answered(
      await api.post('/api/files', {
        headers: { Origin: origin },
        multipart: { file, altText: `Dish ${index}` },
        timeout: patience,
      }),
    );
  }
}

/** Fills a restaurant with 10,000 items and this many pictures, and begins to read and write in it. */
export async function startLoad(origin: string, pictures: number): Promise<Load> {
  const api = await request.newContext({ baseURL: origin });
  const renewing = setInterval(() => {
    void api.post('/api/authentication/refresh', { headers: { Origin: origin } });
  }, renewAfter);
  await fillRestaurant(api, origin);
  await uploadPictures(api, origin, pictures);
  const { items } = await answered<{ items: Item[] }>(await api.get('/api/online-menu/items?limit=200'));
  const stopping = new AbortController();
  let count = 0;
  let times: number[] = [];

  async function write(writer: number): Promise<void> {
    const mine = items.filter((_, index) => index % 3 === writer);
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const item = mine[turn % mine.length];
      if (item === undefined) return;
      const { version } = await answered<Item>(
        await api.patch(`/api/online-menu/items/${item.id}`, {
          headers: { Origin: origin, 'If-Match': `"${item.version}"` },
          data: { sizes: [{ kind: 'PRICED', price: 100 + turn }] },
          timeout: patience,
        }),
      );
      item.version = version;
      count += 1;
    }
  }
  async function read(): Promise<void> {
    while (!stopping.signal.aborted) {
      const begun = performance.now();
      await (await api.get('/api/online-menu/items?limit=50', { timeout: patience })).body();
      times.push(performance.now() - begun);
    }
  }
  const working = Promise.all([write(0), write(1), write(2), read()]);
  return {
    takeTimes() {
      const taken = times;
      times = [];
      return taken;
    },
    writes: () => count,
    async stop() {
      stopping.abort();
      await working;
      clearInterval(renewing);
      await api.dispose();
    },
  };
}
