/**
 * Resolves at the first of these events of the window, or after `longest` ms; never, once `signal` is aborted. It is made before something is
 * tried: the network may be back before it is known here that it was gone.
 */
export function whenBack(
  events: readonly ('online' | 'focus')[],
  signal: AbortSignal,
  longest?: number,
): Promise<void> {
  const heard = new AbortController();
  const either = AbortSignal.any([signal, heard.signal]);
  return new Promise((resolve) => {
    const hear = () => {
      heard.abort();
      resolve();
    };
    for (const name of events) addEventListener(name, hear, { signal: either });
    if (longest === undefined) return;
    const timer = setTimeout(hear, longest);
    either.addEventListener('abort', () => clearTimeout(timer));
  });
}
