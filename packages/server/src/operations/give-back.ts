/** After this a server that started has made what comes with the start, in ms. */
const afterStart = 2000;

/**
 * Collects once what only the start needed, and gives the room for it back to the system: V8 by itself keeps it until it
 * needs it again. Only where Node lets us (`--expose-gc`, as `npm start` does).
 */
export function giveBackAfterStart(): void {
  const collect = () => void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
  setTimeout(collect, afterStart).unref();
}
