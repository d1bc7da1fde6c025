import { dishParameter, type GuestNotice } from '@cardamom/api-types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../http/network.ts';
import { StorageUnavailable } from '../database/storage-unavailable.ts';
import type { Services } from '../shared/services.ts';
import { isFollowed, scanCounter } from '../online-menu/scans/counter.ts';
import { findMenuIds } from '../public/repository.ts';
import { dishPath, guestMenuPath, tablePath } from '../shared/links.ts';
import { sendRepresentation } from '../shared/representation.ts';
import { addressBook } from './addresses.ts';
import { createCards } from './card/cards.ts';
import { cardRoutes } from './card/routes.ts';
import { createAskedPages, type AskedPage } from './asked-pages.ts';
import { makePage, noMenuContent, readContent, type ReadContent } from './make-page.ts';
import { faceRoutes } from './face-routes.ts';
import { createPageCache, type CachedPage } from './page-cache.ts';
import { loadRenderer } from './renderer.ts';
import { strongCompression } from './strong-compression.ts';

/** Browsers ask each time and mostly hear 304; a cache in front may answer for 2 s, within the promised 5 s. */
const cacheControl = 'public, max-age=0, s-maxage=2, must-revalidate';

/** What somebody looked for is theirs: it may tell of an illness, and no cache in front keeps it. */
const askedCacheControl = 'private, no-cache';

/** A menu's id as we write it. */
const idFormat = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Names the one page for all menus that a restaurant never had. */
const noMenu = 'no menu';

/** Stands for a restaurant where a page of none names its faces. */
const ofNone = '-';

/** Seconds after which a storage that was away may be back. */
const retryAfterSeconds = 3;

/** The query of a request's address with its `?`; empty where there is none. */
function searchOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/** Redirects are never kept: a restaurant may take a former address back. What was asked with the address goes along. */
function redirect(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  status: 302 | 308,
): FastifyReply {
  const more = searchOf(request);
  const target = path.includes('?') ? path + more.replace('?', '&') : path + more;
  return reply.header('cache-control', 'no-store').redirect(target, status);
}

/** Where a restaurant's page is today: its own, that of a menu, or of a dish. */
function guestPath(restaurantUrl: string, menuId?: string, itemId?: string): string {
  return menuId === undefined || itemId === undefined
    ? guestMenuPath(restaurantUrl, menuId)
    : dishPath(restaurantUrl, menuId, encodeURIComponent(itemId));
}

/**
 * Not sent with a page: what keeps others from framing it, because it may stand anywhere, and what is meant for browsers that
 * nobody has any more. A page and its headers come with a connection's first 14 KB where they can.
 */
const notWithPages = [
  'x-frame-options',
  'cross-origin-resource-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  caching = cacheControl,
): FastifyReply {
  for (const name of notWithPages) void reply.removeHeader(name);
  // That it stays open is what HTTP/1.1 takes for granted; a server that closes has said so by now.
  if (!reply.raw.hasHeader('connection')) reply.raw.removeHeader('connection');
  const headers = {
    'cache-control': page.status === 200 ? caching : 'no-store',
    'content-security-policy': page.contentSecurityPolicy,
  };
  return sendRepresentation(request, reply, page.representation, headers, page.status);
}

/** The guest menu under `/qr-menu` and the printed codes under `/q`. */
export async function guestPageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, log } = services;
  const renderer = await loadRenderer();
  if (renderer === null) {
    log.warn('The guest page is not built: npm start builds it');
    app.get('/qr-menu/*', (_request, reply) => reply.code(503).send('The guest page is not built.'));
    return;
  }
  const { guestQueryOf, findDishInMenu } = renderer;
  const addresses = addressBook(database);
  const pages = createPageCache(database.changes);
  const askedPages = createAskedPages(database.changes);
  const compressStrongly = strongCompression();
  const scans = scanCounter(services);
  const cards = createCards(services);
  const notice = (page: GuestNotice['page']) =>
    makePage(renderer, config, { content: { page }, validUntil: null });
  const notFound = await notice('notFound');
  const unknown = await notice('unknown');
  const gone = await notice('gone');
  const unavailable = await notice('unavailable');
  app.addHook('onClose', async () => {
    addresses.close();
    pages.close();
    askedPages.close();
    await scans.close();
    await cards.close();
  });

  const hasMenu = (restaurantId: string, menuId: string) =>
    pages.isOwnMenu(restaurantId, menuId, () => database.readRestaurant(restaurantId, findMenuIds));

  const keptPage = (restaurantId: string, menuId: string | undefined) =>
    pages.get(restaurantId, menuId ?? '', async () =>
      makePage(renderer, config, await readContent(database, restaurantId, menuId)),
    );
  const readNoMenu = async (restaurantId: string) =>
    noMenuContent(await readContent(database, restaurantId, undefined));
  const noMenuPage = (restaurantId: string) =>
    pages.get(restaurantId, noMenu, async () => makePage(renderer, config, await readNoMenu(restaurantId)));
  const standing = async (restaurantUrl: string) => {
    const found = await addresses.restaurant(restaurantUrl);
    return found === 'gone' ? null : found;
  };
  faceRoutes(app, async (restaurantUrl) => {
    if (restaurantUrl === ofNone) return notFound;
    const found = await standing(restaurantUrl);
    return found && keptPage(found.restaurantId, undefined);
  });
  cardRoutes(app, {
    cards,
    restaurant: standing,
    page: async (restaurantId, menuId) =>
      menuId === undefined || (await hasMenu(restaurantId, menuId)) ? keptPage(restaurantId, menuId) : null,
  });

  /** Guests read in words what `answerProblem` tells programs. */
  const orUnavailable =
    <Asked extends FastifyRequest>(
      answering: (request: Asked, reply: FastifyReply) => Promise<FastifyReply>,
    ) =>
    async (request: Asked, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        return await answering(request, reply);
      } catch (error) {
        if (!(error instanceof StorageUnavailable)) throw error;
        request.log.warn({ err: error }, 'storage unavailable');
        return sendPage(request, reply.header('retry-after', retryAfterSeconds), unavailable);
      }
    };

  type PageParams = { restaurantUrl: string; menuId?: string; itemId?: string };
  type Read = () => Promise<ReadContent>;

  /** A page that is made when it is asked for. */
  const sendAsked = async (request: FastifyRequest, reply: FastifyReply, asked: AskedPage, read: Read) => {
    const { query } = asked;
    const page = await askedPages.get(asked, read, (content) => makePage(renderer, config, content, query));
    if (page === null) return sendPage(request, reply.header('retry-after', retryAfterSeconds), unavailable);
    return sendPage(request, reply, page, query === '' ? cacheControl : askedCacheControl);
  };

  /** Links of a menu name its dishes shortly; each has one address, which says who and what. */
  const leadToDish = async (
    request: FastifyRequest<{ Params: PageParams }>,
    reply: FastifyReply,
    asked: AskedPage & { readonly itemId: string },
    read: Read,
  ) => {
    const { content } = await askedPages.content(asked, read);
    const menu = 'menu' in content ? content.menu : null;
    const itemId = menu && findDishInMenu(menu, asked.itemId);
    if (menu === null || itemId === null) return sendAsked(request, reply, asked, read);
    const path = dishPath(request.params.restaurantUrl, menu.id, itemId);
    const target = asked.query === '' ? path : `${path}?${asked.query}`;
    return reply.header('cache-control', 'no-store').redirect(target, 302);
  };

  /** A guest at a table keeps it where a menu is missing; nothing else that was asked changes this page. */
  const sendNoMenu = async (request: FastifyRequest, reply: FastifyReply, restaurantId: string) => {
    const table = new URLSearchParams(searchOf(request)).get('table') ?? '';
    const query = guestQueryOf(`?${new URLSearchParams({ table }).toString()}`);
    if (query === '') return sendPage(request, reply, await noMenuPage(restaurantId));
    const asked = { restaurantId, menuId: noMenu, query, network: networkOf(request.ip) };
    return sendAsked(request, reply, asked, () => readNoMenu(restaurantId));
  };

  const answer = async (request: FastifyRequest<{ Params: PageParams }>, reply: FastifyReply) => {
    const { restaurantUrl, menuId, itemId } = request.params;
    const found = await addresses.restaurant(restaurantUrl.toLowerCase());
    if (found === null) return sendPage(request, reply, unknown);
    if (found === 'gone') return sendPage(request, reply, gone);
    // A header, so that no page is made anew when the first real restaurant comes.
    if (found.isLeftOut) void reply.header('x-robots-tag', 'noindex');
    if (menuId !== undefined && !idFormat.test(menuId)) return sendNoMenu(request, reply, found.restaurantId);
    if (found.restaurantUrl !== restaurantUrl)
      return redirect(request, reply, guestPath(found.restaurantUrl, menuId, itemId), 308);
    if (menuId !== undefined && !(await hasMenu(found.restaurantId, menuId)))
      return sendNoMenu(request, reply, found.restaurantId);
    const read = () => readContent(database, found.restaurantId, menuId);
    const place = { restaurantId: found.restaurantId, menuId: menuId ?? '' };
    const search = searchOf(request);
    const asked = { ...place, query: guestQueryOf(search), network: networkOf(request.ip) };
    if (itemId !== undefined) return sendAsked(request, reply, { ...asked, itemId }, read);
    const shortName = new URLSearchParams(search).get(dishParameter);
    if (shortName !== null) return leadToDish(request, reply, { ...asked, itemId: shortName }, read);
    if (asked.query !== '') return sendAsked(request, reply, asked, read);
    const page = await keptPage(found.restaurantId, menuId);
    compressStrongly(page);
    return sendPage(request, reply, page);
  };
  app.get('/qr-menu/:restaurantUrl', orUnavailable(answer));
  app.get('/qr-menu/:restaurantUrl/:menuId', orUnavailable(answer));
  app.get('/qr-menu/:restaurantUrl/:menuId/:itemId', orUnavailable(answer));
  app.get('/qr-menu/*', async (request, reply) => sendPage(request, reply, notFound));

  type CodeParams = { code: string };
  const follow = async (request: FastifyRequest<{ Params: CodeParams }>, reply: FastifyReply) => {
    const code = request.params.code.toLowerCase();
    const found = await addresses.code(code);
    if (found === null) return sendPage(request, reply, notFound);
    if (found === 'gone') return sendPage(request, reply, gone);
    const { restaurantId, restaurantUrl, menuId, table } = found;
    if (isFollowed(request)) scans.count(restaurantId, code);
    const path = table === undefined ? guestMenuPath(restaurantUrl, menuId) : tablePath(restaurantUrl, table);
    return redirect(request, reply, path, 302);
  };
  app.get('/q/:code', orUnavailable(follow));
  app.get('/q/*', async (request, reply) => sendPage(request, reply, notFound));
}
