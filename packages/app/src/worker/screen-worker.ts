import { buildOf, outdatedOf, variantsOf } from './kept-builds.ts';
import { picturesCache, type TakeBuild, type TakenBuild } from './screen-worker-messages.ts';
import { type ExtendableEvent, type FetchEvent, type WorkerScope } from './worker-scope.ts';

/**
 * The service worker of screens. A start is answered with the page that was kept whole, at once, and what the server has now is taken
 * meanwhile; the page shows it between two pages of the menu. So no start is half of one build and half of another, and none waits for a
 * network. Pictures are kept by the page itself, which knows what it shows, and answered from there.
 */

interface TakeMessage extends ExtendableEvent {
  readonly data: TakeBuild;
  readonly ports: readonly MessagePort[];
}

const worker = globalThis as unknown as WorkerScope<TakeMessage>;

/** The page is the same for all screens. */
const pagePath = '/screen';
const buildsCache = 'cardamom.screen.build.';
const assetsPath = '/screen-assets/';

/** When a page was kept, in epoch ms: a header of what is kept. */
const keptAtHeader = 'x-kept-at';

/** A network that does not answer for so long is none, in ms. */
const patience = 3000;
/** The files of a build may take longer. */
const filePatience = 60_000;

interface Kept {
  name: string;
  page: Response;
  at: number;
}

/** Builds that are kept whole, the latest first. */
async function keptBuilds(): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(buildsCache)) continue;
    const page = await (await caches.open(name)).match(pagePath);
    if (page) kept.push({ name, page, at: Number(page.headers.get(keptAtHeader)) });
  }
  return kept.toSorted((one, other) => other.at - one.at);
}

async function latestVersion(): Promise<string | null> {
  const [latest] = await keptBuilds();
  return latest ? latest.name.slice(buildsCache.length) : null;
}

async function keepFile(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return;
  // A build's files share most of what the build before had.
  const known = await caches.match(path);
  const file = known ?? (await fetch(path, { signal: AbortSignal.timeout(filePatience) }));
  if (!file.ok) throw new Error(`${path} was answered ${file.status}`);
  await cache.put(path, file);
}

/** Takes what the server has now, with all its files, the page last, so that what is kept is whole or not there. */
async function take(): Promise<string | null> {
  const page = await fetch(pagePath, { cache: 'no-store', signal: AbortSignal.timeout(patience * 3) });
  const html = await page.text();
  const told = page.ok ? buildOf(html) : null;
  if (told === null) return latestVersion();
  const before = await keptBuilds();
  const name = buildsCache + told.version;
  if (before[0]?.name === name) return told.version;
  const cache = await caches.open(name);
  for (const path of told.files) await keepFile(cache, path);
  const headers = new Headers(page.headers);
  headers.set(keptAtHeader, String(Date.now()));
  for (const coding of ['content-encoding', 'content-length']) headers.delete(coding);
  await cache.put(pagePath, new Response(html, { headers }));
  const others = before.filter((kept) => kept.name !== name).map((kept) => kept.name);
  for (const old of outdatedOf([name, ...others])) await caches.delete(old);
  return told.version;
}

let taking: Promise<string | null> | undefined;

/** Several who ask at once are answered together. */
function takeOnce(): Promise<string | null> {
  taking ??= take().finally(() => {
    taking = undefined;
  });
  return taking;
}

/** The page that is kept, at once; where none is, the network's. */
async function openPage(event: FetchEvent): Promise<Response> {
  const [kept] = await keptBuilds();
  event.waitUntil(takeOnce().catch(() => null));
  return kept ? kept.page : fetch(event.request);
}

async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

/** The same picture in another width or format, where the one that is asked for was never fetched. */
async function otherVariant(pathname: string): Promise<Response | undefined> {
  const folder = variantsOf(pathname);
  if (folder === null) return undefined;
  for (const name of await caches.keys()) {
    if (!name.startsWith(picturesCache)) continue;
    const cache = await caches.open(name);
    const known = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder));
    if (known) return cache.match(known);
  }
  return undefined;
}

async function openPicture(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
    return (await otherVariant(new URL(request.url).pathname)) ?? answer;
  } catch (error) {
    const other = await otherVariant(new URL(request.url).pathname);
    if (other) return other;
    throw error;
  }
}

worker.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([worker.skipWaiting(), takeOnce().catch(() => null)])),
);
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === pagePath || pathname.startsWith(`${pagePath}/`)) event.respondWith(openPage(event));
  } else if (pathname.startsWith(assetsPath)) event.respondWith(openFile(request));
  else if (pathname.startsWith('/media/')) event.respondWith(openPicture(request));
});

worker.addEventListener('message', (event) => {
  const answer = (version: string | null) => {
    for (const port of event.ports) port.postMessage({ version } satisfies TakenBuild);
  };
  event.waitUntil(
    takeOnce().then(answer, async () => {
      answer(await latestVersion());
    }),
  );
});
