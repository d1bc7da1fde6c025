const prefix = 'cardamom.';

/** Forgets what this person left in the browser, when their profile is refused or they sign out (docs/rows.md, Sessions). */
export function clearStoredSettings(storage: Storage | undefined = safeStorage()): void {
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
}

function safeStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
