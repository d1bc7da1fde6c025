/** A page that is never at rest is waited for so long, and one in a browser that does not report it (Safari), in ms. */
const longestWait = 5000;
const shortWait = 1000;

/** Does the work once the browser has nothing better to do. */
export function whenAtRest(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWait });
  else setTimeout(work, shortWait);
}
