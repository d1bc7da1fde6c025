/** A page that is never idle does the work after this many ms. */
const longestWait = 2000;

/** Where the browser does not report idle time (Safari), the work waits this many ms for the first paint. */
const shortWait = 400;

/** Does the work when the browser has nothing else to do; answers what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, shortWait);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}
