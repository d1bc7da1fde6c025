/** Keeps what was used last, up to a size; the least recently used entries leave first. */
export type BoundedCache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
};

/** Makes a cache of at most `capacity`, in whatever unit `sizeOf` counts (bytes, say). */
export function boundedCache<Value>(capacity: number, sizeOf: (value: Value) => number): BoundedCache<Value> {
  const entries = new Map<string, Value>();
  let size = 0;

  function remove(key: string): void {
    const value = entries.get(key);
    if (value === undefined) return;
    size -= sizeOf(value);
    entries.delete(key);
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      remove(key);
      if (sizeOf(value) > capacity) return;
      entries.set(key, value);
      size += sizeOf(value);
      for (const oldest of entries.keys()) {
        if (size <= capacity) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear() {
      entries.clear();
      size = 0;
    },
  };
}
