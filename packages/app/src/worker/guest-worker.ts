import { keptNoticeCss } from '@cardamom/ui/guest-notices';
import { picturesAccepted } from './accepted-pictures.ts';
import { keptNotice, workerScope, type KeepPage } from './guest-worker-messages.ts';
import {
  allowingStyle,
  isTooOld,
  keptAddress,
  keptAtHeader,
  keptWords,
  mostFiles,
  mostPages,
  mostPictures,
  standIns,
  tooMany,
  withNotice,
} from './kept-pages.ts';
import { isAway, type ExtendableEvent, type FetchEvent, type WorkerScope } from './worker-scope.ts';

/**
 * The service worker of guests' pages: asks the network first, always, and shows what was kept only where none answers in time, saying
 * since when. Everything that is kept stands for itself – a page with its own styles in it – so a newer worker can take over any time.
 */

interface KeepMessage extends ExtendableEvent {
  readonly data: KeepPage;
}

const worker = globalThis as unknown as WorkerScope<KeepMessage>;

const pagesCache = 'cardamom.guest.pages';
const picturesCache = 'cardamom.guest.pictures';
const filesCache = 'cardamom.guest.files';

/** A network that does not answer for so long is none where something was kept, in ms. */
const patience = 4000;

const noticeStyle = `${keptNotice}{${keptNoticeCss}}`;

/** Where a file is kept, and with how many others; null where it is none of ours. */
function shelfOf(pathname: string): { name: string; most: number } | null {
  if (pathname.startsWith('/media/')) return { name: picturesCache, most: mostPictures };
  return pathname.startsWith('/guest/assets/') ? { name: filesCache, most: mostFiles } : null;
}

/** Puts something last into a cache, and takes out what is then too much. */
async function put(name: string, most: number, address: string, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(address);
  await cache.put(address, answer);
  for (const old of tooMany(await cache.keys(), most)) await cache.delete(old);
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCodePoint(...bytes));
}

/** What the network says of an address is what is kept of it: the page, or nothing where there is none any more. */
async function keep(address: string | null, answer: Response): Promise<void> {
  if (address === null) return;
  if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) {
    const headers = new Headers({ [keptAtHeader]: String(Date.now()) });
    for (const name of [
      'content-type',
      'content-security-policy',
      'referrer-policy',
      'x-content-type-options',
    ]) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    await put(pagesCache, mostPages, address, new Response(await answer.text(), { headers }));
  } else if (answer.type === 'opaqueredirect' || answer.status === 404 || answer.status === 410) {
    await (await caches.open(pagesCache)).delete(address);
  }
}

/** What was kept for an address, as it is shown where no network answers. */
async function keptPage(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(pagesCache);
  for (const address of standIns(url)) {
    const found = await cache.match(address);
    if (!found) continue;
    const keptAt = Number(found.headers.get(keptAtHeader));
    if (isTooOld(keptAt, Date.now())) {
      await cache.delete(address);
      continue;
    }
    const headers = new Headers(found.headers);
    const policy = headers.get('content-security-policy');
    if (policy !== null)
      headers.set('content-security-policy', allowingStyle(policy, await hashOf(noticeStyle)));
    const words = keptWords(keptAt, !navigator.onLine);
    return new Response(withNotice(await found.text(), words, noticeStyle), { headers });
  }
  return undefined;
}

/** The network's page, kept on its way; that of an earlier visit where it does not come in time. */
async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const network = event.preloadResponse.then((preloaded) => preloaded ?? fetch(request));
  const keeping = network.then((answer) => keep(keptAddress(url), answer.clone()));
  event.waitUntil(keeping.catch(() => undefined));
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const first = await Promise.race([network.catch(() => null), late]);
  if (first && !isAway(first)) return first;
  return (await keptPage(url)) ?? network;
}

/** A page that is open asks what is new: an old answer would be none. */
async function readAgain(event: FetchEvent, url: URL): Promise<Response> {
  const answer = await fetch(event.request);
  if (!answer.redirected) event.waitUntil(keep(keptAddress(url), answer.clone()).catch(() => undefined));
  return answer;
}

/** Files never change under their names. */
async function openFile(event: FetchEvent, pathname: string, { name, most }: { name: string; most: number }) {
  const kept = await (await caches.open(name)).match(pathname);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200 && answer.type === 'basic')
    event.waitUntil(put(name, most, pathname, answer.clone()).catch(() => undefined));
  return answer;
}

/** What the page was answered: JPEG at an address of AVIF where the browser does not read that, which only a picture tells. */
async function askAgain(path: string): Promise<Response> {
  const answer = await fetch(path, { headers: { accept: picturesAccepted } });
  if (!path.endsWith('.avif')) return answer;
  return createImageBitmap(await answer.clone().blob()).then(
    () => answer,
    () => fetch(path),
  );
}

/** Keeps a page that was there before the worker, with what it has loaded; the browser has all of it at hand. */
async function keepLoaded({ address, files }: KeepPage): Promise<void> {
  const url = new URL(address, location.origin);
  if (keptAddress(url) === null) return;
  const page = await fetch(address);
  if (!page.redirected) await keep(keptAddress(url), page);
  for (const path of files) {
    const shelf = shelfOf(path);
    if (!shelf || (await (await caches.open(shelf.name)).match(path))) continue;
    const answer = await askAgain(path);
    if (answer.ok) await put(shelf.name, shelf.most, path, answer);
  }
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  // A worker takes a moment to start; the page is asked for meanwhile.
  const { navigationPreload } = worker.registration;
  event.waitUntil(Promise.all([worker.clients.claim(), navigationPreload?.enable()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const shelf = shelfOf(url.pathname);
  if (shelf) event.respondWith(openFile(event, url.pathname, shelf));
  else if (!url.pathname.startsWith(workerScope)) return;
  else event.respondWith(request.mode === 'navigate' ? openPage(event, url) : readAgain(event, url));
});

worker.addEventListener('message', (event) => {
  event.waitUntil(keepLoaded(event.data).catch(() => undefined));
});
