/**
 * Resolves at the first of these events of the window; never, once `signal` is aborted. It is made before something is tried: the network
 * may be back before it is known here that it was gone.
 */
export function whenBack(events: readonly ('online' | 'focus')[], signal: AbortSignal): Promise<void> {
  const heard = new AbortController();
  const either = AbortSignal.any([signal, heard.signal]);
  return new Promise((resolve) => {
    const hear = () => {
      heard.abort();
      resolve();
    };
    for (const name of events) addEventListener(name, hear, { signal: either });
  });
}
