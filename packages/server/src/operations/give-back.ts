/** After this a server that started has made what comes with the start, in ms. */
const afterStart = 2000;

function collect(): void {
  void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}

/**
 * Collects once what only the start needed, and gives the room for it back to the system: V8 by itself keeps it until it
 * needs it again. Only where Node lets us (`--expose-gc`, as `npm start` does).
 */
export function giveBackAfterStart(): void {
  setTimeout(collect, afterStart).unref();
}
