import type { AvailabilityEntry } from '@cardamom/api-types';
import type { QueryClient } from '@tanstack/react-query';
import { keepReads, keptAddresses } from '#shared/presses/index.ts';
import { profileQuery } from '#shared/session/index.ts';
import type { KeepAnswer, KeepRequest } from '#shared/presses/worker-messages.ts';
import { categoryOrder, listDishes, placeQuery } from './sold-out-reads.ts';

const workerPath = '/sold-out-worker.js';

/** Everything else of the back office goes without a service worker. */
const scope = '/menu-management/sold-out';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

let trustedPath: string | undefined;

/** The one script that a worker may be made of, as the page's content policy asks for it. */
function workerScript(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedPath ??=
    trustedTypes
      ?.createPolicy('sold-out-worker', {
        createScriptURL(url) {
          if (url !== workerPath) throw new TypeError('No other worker is used here');
          return url;
        },
      })
      .createScriptURL(workerPath) ?? workerPath;
  return trustedPath;
}

/** What the page asks when it opens, as it is known now. */
function knownReads(queryClient: QueryClient): Map<string, unknown> {
  const list = queryClient.getQueryData<{ items: AvailabilityEntry[]; page: object }>(listDishes().queryKey);
  const reads: [string, unknown][] = [
    [keptAddresses.profile, queryClient.getQueryData(profileQuery.queryKey)],
    [keptAddresses.dishes, list && { items: list.items, page: list.page }],
    [keptAddresses.categories, queryClient.getQueryData(categoryOrder.queryKey)],
    [keptAddresses.restaurant, queryClient.getQueryData(placeQuery.queryKey)],
  ];
  return new Map(reads.filter(([, data]) => data !== undefined));
}

async function activeWorker(): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.register(workerScript(), { scope });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (!worker) throw new Error('The worker was not installed');
  if (worker.state === 'activated') return worker;
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') reject(new Error('The worker was replaced'));
    });
  });
}

/** The built files that this page has loaded. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/** Keeps what the page shows, to open it with where no network answers. */
export async function keepList(queryClient: QueryClient): Promise<void> {
  await keepReads(knownReads(queryClient));
}

/** Keeps the page itself; returns whether it opens without a network now. Never on plain http, where browsers allow no worker. */
export async function keepPage(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  try {
    const worker = await activeWorker();
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<KeepAnswer>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<KeepAnswer>) => resolve(data), {
        once: true,
      });
      port1.start();
    });
    worker.postMessage({ files: loadedFiles() } satisfies KeepRequest, [port2]);
    return (await answered).isKept;
  } catch {
    // The page works as it does on plain http.
    return false;
  }
}
