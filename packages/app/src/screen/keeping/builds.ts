import {
  versionMeta,
  workerPath,
  workerScope,
  type TakeBuild,
  type TakenBuild,
} from '../../worker/screen-worker-messages.ts';
import { buildOf } from '../../worker/kept-builds.ts';
import { trustedTypesPolicy } from '../../guest/live/trusted-types.ts';

/** Taking a whole build over a poor line takes its time, in ms. */
const longestTakeMs = 120_000;

/** Which version this page is; empty where the server has not said. */
export function ownVersion(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${versionMeta}]`)?.content ?? '';
}

/** Has a service worker keep this page and its files; null where the browser has none, as on plain http under another name. */
async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    const policy = trustedTypesPolicy('screen-worker', { createScriptURL: () => workerPath });
    await navigator.serviceWorker.register(policy.createScriptURL(workerPath), { scope: workerScope });
    // A browser that is short of room does not begin with what a television needs to start.
    await navigator.storage?.persist?.();
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

let registration: Promise<ServiceWorkerRegistration | null> | undefined;

/** Begins to keep this page, to be started without a network. */
export function keepPage(): void {
  registration ??= registerWorker();
}

function askWorker(worker: ServiceWorker): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), longestTakeMs);
    port1.addEventListener('message', ({ data }: MessageEvent<TakenBuild>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data.version);
    });
    port1.start();
    worker.postMessage({ kind: 'take' } satisfies TakeBuild, [port2]);
  });
}

/** Where nothing is kept: the server's version, once all of it is in the browser's own cache. */
async function askServer(): Promise<string | null> {
  const page = await fetch(workerScope, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
  const told = page.ok ? buildOf(await page.text()) : null;
  for (const path of told?.files ?? []) {
    const file = await fetch(path);
    if (!file.ok) return null;
    await file.arrayBuffer();
  }
  return told?.version ?? null;
}

/** The version that a reload would show, with all its files here; null where that is not sure. */
export async function versionAtHand(): Promise<string | null> {
  keepPage();
  try {
    const worker = (await registration)?.active;
    return await (worker ? askWorker(worker) : askServer());
  } catch {
    return null;
  }
}

/** Whether a reload would show this page rather than the browser's own of a missing network. */
export async function canReload(): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  try {
    const page = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    return page.ok && buildOf(await page.text()) !== null;
  } catch {
    return false;
  }
}
