import { StorageUnavailable } from './storage-unavailable.ts';

/**
 * Runs work that shares a name one after the other, in the order it came; different names do not wait for each other.
 * Throws StorageUnavailable for work whose turn comes too late.
 */
export function turns(longestWaitMs: number): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();

  return async (name, work) => {
    const latest = performance.now() + longestWaitMs;
    const turn = (last.get(name) ?? Promise.resolve()).then(() => {
      if (performance.now() > latest)
        throw new StorageUnavailable('too many wait to write in this restaurant');
      return work();
    });
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    last.set(name, settled);
    try {
      return await turn;
    } finally {
      if (last.get(name) === settled) last.delete(name);
    }
  };
}
