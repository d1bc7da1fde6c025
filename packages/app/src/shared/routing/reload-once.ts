const key = 'cardamom.reloadedForPage';

/** What the watch needs from the browser. */
export interface PageRealm {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  reload: () => void;
  log: (error: unknown) => void;
}

/**
 * A page that fails to load reloads once; a flag in local storage remembers it until a page has loaded. The second
 * failure is logged and left to the error page (specification, section 2).
 */
export function createReloadOnce({ storage, reload, log }: PageRealm) {
  let hasFailed = false;
  return {
    failed(error: unknown): void {
      hasFailed = true;
      if (!storage || storage.getItem(key) !== null) {
        log(error);
        return;
      }
      storage.setItem(key, '1');
      reload();
    },
    navigationStarted(): void {
      hasFailed = false;
    },
    navigationEnded(): void {
      if (!hasFailed) storage?.removeItem(key);
    },
  };
}
