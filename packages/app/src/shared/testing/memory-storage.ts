/** The browser's storage, as far as the product uses it; holds this many characters, as the browser's also ends somewhere. */
export function memoryStorage(room = Infinity): Storage {
  const kept = new Map<string, string>();
  const used = () => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      const before = kept.get(key)?.length ?? -key.length;
      if (used() - before + value.length > room) throw new DOMException('', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Storage that answers every question with an error, as a browser's with damaged files does. */
export const brokenStorage = new Proxy({} as Storage, {
  get() {
    throw new DOMException('', 'SecurityError');
  },
});
