import { keptNotice, workerPath, workerScope, type KeepPage } from '../../worker/guest-worker-messages.ts';
import { trustedTypesPolicy } from './trusted-types.ts';

/** The one script that a worker may be made of. */
function workerScript(): string {
  return trustedTypesPolicy('worker', { createScriptURL: () => workerPath }).createScriptURL(workerPath);
}

/** Pictures and fonts that the page has loaded. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}

/** Keeps the page to be opened without a network; on plain http browsers allow no worker, and nothing is kept. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || document.querySelector(keptNotice)) return;
  const isKeptAlready = navigator.serviceWorker.controller !== null;
  try {
    await navigator.serviceWorker.register(workerScript(), { scope: workerScope });
    if (isKeptAlready) return;
    const { active } = await navigator.serviceWorker.ready;
    const message: KeepPage = { address: location.pathname + location.search, files: loadedFiles() };
    active?.postMessage(message);
  } catch {
    // The page works as it does on plain http.
  }
}
