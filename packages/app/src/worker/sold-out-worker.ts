import { keptAddresses, readsCache } from '../shared/presses/kept-reads.ts';
import type { KeepAnswer, KeepRequest } from '../shared/presses/worker-messages.ts';
import { isAway, type ExtendableEvent, type WorkerScope } from './worker-scope.ts';

/**
 * The service worker of the sold-out page and of no other: asks the network first, always, and answers from what was kept only where none
 * answers. It keeps the page as it was built – one file of HTML and the hash-named files that this loaded – and never mixes two builds.
 */

interface KeepMessage extends ExtendableEvent {
  readonly data: KeepRequest;
  readonly ports: readonly MessagePort[];
}

/** Every other call goes past the worker: exports and streams take their time. */
const addresses: ReadonlySet<string> = new Set(Object.values(keptAddresses));

const worker = globalThis as unknown as WorkerScope<KeepMessage>;

/** The page without data, as the server gives it to this worker. */
const shellPath = '/sold-out-shell';
const filesCache = 'cardamom.sold-out.files.';

/** A network that does not answer for so long is none, in ms; the page itself gives up after five seconds. */
const patience = 3500;

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(filesCache));
}

async function keptFile(path: string): Promise<Response | undefined> {
  for (const name of await ownCaches()) {
    const found = await (await caches.open(name)).match(path);
    if (found) return found;
  }
  return undefined;
}

/** Asks the network, then what was kept; where nothing was, it is as the network says, however late. */
async function networkFirst(request: Request, kept: () => Promise<Response | undefined>): Promise<Response> {
  const network = fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const first = await Promise.race([network.catch(() => null), late]);
  if (first && !isAway(first)) return first;
  return (await kept()) ?? network;
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const filesIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)].map(([, path = '']) => path);

/**
 * Keeps the page with these files, in the place of what was kept. Returns false, and leaves that, where the server has another build by
 * now: its page would ask for files that this one has not loaded.
 */
async function keep({ files }: KeepRequest): Promise<boolean> {
  const shell = await fetch(shellPath, { cache: 'no-store' });
  if (!shell.ok) return false;
  const html = await shell.clone().text();
  const known = new Set(files);
  if (!filesIn(html).every((path) => known.has(path) || path.endsWith('.woff2'))) return false;
  const all = [...new Set([...files, ...filesIn(html)])];
  const name = filesCache + (await hashOf(filesIn(html).join(' ')));
  const cache = await caches.open(name);
  for (const path of all) if (!(await cache.match(path))) await cache.add(path);
  // Last, so that what is kept is whole or not there.
  await cache.put(shellPath, shell);
  for (const other of await ownCaches()) if (other !== name) await caches.delete(other);
  return true;
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(networkFirst(request, () => keptFile(shellPath)));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(keptFile(pathname).then((found) => found ?? fetch(request)));
  } else if (addresses.has(pathname + search)) {
    event.respondWith(
      networkFirst(request, async () => (await caches.open(readsCache)).match(pathname + search)),
    );
  }
});

worker.addEventListener('message', (event) => {
  const answer = (isKept: boolean) => {
    for (const port of event.ports) port.postMessage({ isKept } satisfies KeepAnswer);
  };
  event.waitUntil(
    keep(event.data).then(answer, () => {
      answer(false);
    }),
  );
});
