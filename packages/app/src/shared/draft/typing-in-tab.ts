/** Not `cardamom.`: what begins so is forgotten when a session ends. */
const key = 'cardamom-typing-kept-at';

/**
 * At which page of this tab typing is unsaved and kept, also over a reload, so that sign-in can say so when the session
 * ends. Storage that is switched off knows of none.
 */
export function typingInTab(storage: Storage | undefined = tabStorage()) {
  const ask = <Answer>(question: (known: Storage) => Answer): Answer | undefined => {
    try {
      return storage && question(storage);
    } catch {
      return undefined;
    }
  };
  return {
    /** `path` is the page's, without search and hash. */
    isKeptAt: (path: string): boolean => ask((known) => known.getItem(key)) === path,
    keptAt: (path: string): void => ask((known) => known.setItem(key, path)),
    /** It is saved or given up, or whose it is has changed. */
    forget: (): void => ask((known) => known.removeItem(key)),
  };
}

function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
