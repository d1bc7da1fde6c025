/** How long an answer is waited for, in ms; in some stories it never comes. */
const PATIENCE = 2000;
/** Ms without a change after which a page is done: React holds back for 300 what follows a placeholder. */
const QUIET = 350;
/** How long a page may go on changing, in ms. */
const MOST = 5000;
/** How long a request that was given up may take to end, in ms. */
const ENDING = 300;

/** When each request that has no answer yet was sent. */
const open = new Map<symbol, number>();
let changed = 0;

/** Notes from now on what the page asks for and when it changes. */
export function watchPage(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const id = Symbol('request');
    open.set(id, performance.now());
    try {
      return await send(...request);
    } finally {
      open.delete(id);
    }
  };
  new MutationObserver(() => {
    changed = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Waits until what was asked has its answer or was given up, and whoever asked has heard of it. */
export async function requestsOver(): Promise<void> {
  const end = performance.now() + ENDING;
  while (open.size > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve));
}

/** Waits until the page has its answers and has drawn what follows from them. */
export async function pageAtRest(): Promise<void> {
  const end = performance.now() + MOST;
  while (performance.now() < end) {
    const now = performance.now();
    const isAsking = [...open.values()].some((sent) => now - sent < PATIENCE);
    if (!isAsking && now - changed >= QUIET) return;
    await new Promise((resolve) => {
      setTimeout(resolve, isAsking ? 20 : QUIET - (now - changed));
    });
  }
}
