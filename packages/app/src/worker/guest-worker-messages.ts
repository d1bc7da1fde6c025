/** Where the guest pages' service worker is served; the name stays, because browsers ask for it again under it. */
export const workerPath = '/guest-worker.js';

/** What it looks after: guests' pages and nothing else of the installation. */
export const workerScope = '/qr-menu/';

/** Selects what the worker puts at the top of a page that it has kept. */
export const keptNotice = 'p[data-kept]';

/** A page tells the worker what it has loaded before the worker was there. */
export interface KeepPage {
  /** Path and query of the page. */
  address: string;
  /** Paths of the files that it has loaded. */
  files: readonly string[];
}
