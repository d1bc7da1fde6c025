import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { restaurantsIn } from '../authentication/restaurant-repository.ts';
import type { Database } from '../database/database.ts';
import { recall, type Memory } from '../guest-pages/recall.ts';
import { findByUrl } from '../public/find-restaurant.ts';
import { findLastChange } from '../public/repository.ts';
import { getPublicRestaurant } from '../public/service.ts';
import { instant, now } from '../shared/clock.ts';
import { guestMenuPath } from '../shared/links.ts';
import { precompressed, sendRepresentation, type Representation } from '../shared/representation.ts';
import type { Services } from '../shared/services.ts';

/** An index may name no more (sitemaps.org); restaurants beyond are found by their links. */
const mostSitemaps = 50_000;
/** Restaurants whose sitemap is kept. */
const mostKept = 500;
/** How old a sitemap may be, in ms: menus come on and go off without a change. */
const keptMs = 10 * 60_000;
const brotliQuality = 5;
const headers = { 'cache-control': 'public, max-age=600' };

type Kept = { readonly madeAt: number; readonly representation: Representation };

const isOver = ({ madeAt }: Kept) => now() - madeAt > keptMs;

/** An address is of our own letters, or somebody's PUBLIC_URL, which may hold an ampersand. */
const written = (url: string) => url.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function sitemap(kind: 'urlset' | 'sitemapindex', entries: readonly string[]): Promise<Kept> {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${kind}>\n`;
  const type = 'application/xml; charset=utf-8';
  return { madeAt: now(), representation: await precompressed(Buffer.from(xml), type, brotliQuality) };
}

/** The restaurant's own page, and that of each menu where there are several: a lone menu is found at the restaurant's address. */
async function pagesOf(database: Database, publicUrl: string, restaurantId: string): Promise<Kept> {
  const { restaurant, changedAt } = await database.readRestaurant(restaurantId, async (tx) => ({
    restaurant: await getPublicRestaurant(tx),
    changedAt: await findLastChange(tx),
  }));
  const { restaurantUrl, menus } = restaurant;
  const paths = [
    guestMenuPath(restaurantUrl),
    ...(menus.length > 1 ? menus.map(({ id }) => guestMenuPath(restaurantUrl, id)) : []),
  ];
  const lastmod = changedAt === null ? '' : `<lastmod>${instant(changedAt)}</lastmod>`;
  return sitemap(
    'urlset',
    paths.map((path) => `<url><loc>${written(publicUrl + path)}</loc>${lastmod}</url>`),
  );
}

/**
 * `/sitemap.xml` names a sitemap of each restaurant, which names its pages. The demo is among them only while it is alone: where
 * real restaurants are, nobody should find an invented one.
 */
export function sitemapRoutes(app: FastifyInstance, { config, database }: Services): void {
  const { publicUrl } = config;
  let index: Memory<Kept> = {};
  const restaurants = new LRUCache<string, Memory<Kept>>({ max: mostKept });
  const stops = [
    database.changes.onChange((restaurantId, notes) => {
      restaurants.delete(restaurantId);
      if (notes.some(({ entity }) => entity === 'RESTAURANT')) index = {};
    }),
    database.changes.onMissed(() => {
      restaurants.clear();
      index = {};
    }),
  ];
  app.addHook('onClose', async () => {
    for (const stop of stops) stop();
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const { representation } = await recall(
      index,
      database.changes,
      async () => {
        const urls = await database.lookUp((tx) => restaurantsIn(tx).findableUrls(mostSitemaps));
        return sitemap(
          'sitemapindex',
          urls.map((url) => `<sitemap><loc>${written(`${publicUrl}/sitemap/${url}.xml`)}</loc></sitemap>`),
        );
      },
      isOver,
    );
    return sendRepresentation(request, reply, representation, headers);
  });

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const [, restaurantUrl = ''] = /^(.*)\.xml$/u.exec(request.params.file) ?? [];
    const found = await findByUrl(database, restaurantUrl);
    // A former address has no pages: it leads to those of today.
    if (found?.restaurantUrl !== restaurantUrl)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such sitemap.');
    const { restaurantId } = found;
    const memory = restaurants.get(restaurantId) ?? {};
    restaurants.set(restaurantId, memory);
    const read = () => pagesOf(database, publicUrl, restaurantId);
    const { representation } = await recall(memory, database.changes, read, isOver);
    return sendRepresentation(request, reply, representation, headers);
  });
}
