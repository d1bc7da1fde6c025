const key = 'cardamom.reloadedForPage';

/** What the watch needs from the browser. */
export interface PageRealm {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  reload: () => void;
  log: (error: unknown) => void;
}

/**
 * A page that fails to load reloads once; a flag in local storage names it until it has loaded. The second failure is
 * logged and left to the error page (docs/rows.md, Pages). Parts of a page that load later, such as a menu, are no
 * reason to reload: that would lose what somebody has typed.
 */
export function createReloadOnce({ storage, reload, log }: PageRealm) {
  let page: string | undefined;
  let hasFailed = false;
  return {
    navigationStarted(path: string): void {
      page = path;
      hasFailed = false;
    },
    failed(error: unknown): void {
      // A page comes in several files; the first that is missing speaks for it.
      if (page === undefined || hasFailed) return;
      hasFailed = true;
      if (!storage || storage.getItem(key) === page) {
        log(error);
        return;
      }
      storage.setItem(key, page);
      reload();
    },
    navigationEnded(): void {
      if (!hasFailed && storage?.getItem(key) === page) storage?.removeItem(key);
      page = undefined;
    },
  };
}

/**
 * Rewords the error of a missing script. TanStack Router reloads by itself, under a flag of its own, where the message
 * begins as browsers word it (`lazyRouteComponent`); in other words it leaves the one reload to `createReloadOnce`.
 */
export function keepFromRouter(error: Error): void {
  error.message = `A part of the app did not arrive: ${error.message}`;
}
