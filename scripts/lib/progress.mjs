/** What goes on now, by its title: when it began, in milliseconds since 1970. @type {Map<string, number>} */
const running = new Map();

/**
 * Runs a piece of work under a short line ("Installing packages… 12 s") that counts the seconds on a terminal; works that run
 * side by side share the line.
 * @template T
 * @param {string} title what is going on, without the dots; told apart by it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const isTerminal = process.stdout.isTTY;
  running.set(title, Date.now());
  if (isTerminal) draw();
  else process.stdout.write(`${title}…\n`);
  const tick = isTerminal && setInterval(draw, 1000);
  let ending = 'failed after';
  try {
    const result = await work();
    ending = 'done in';
    return result;
  } finally {
    if (tick) clearInterval(tick);
    const seconds = secondsOf(title);
    running.delete(title);
    process.stdout.write(`${isTerminal ? CLEAR_LINE : ''}${title}… ${ending} ${seconds}\n`);
    if (isTerminal && running.size > 0) draw();
  }
}

const CLEAR_LINE = '\r\x1b[K';

function draw() {
  const parts = [...running.keys()].map((title) => `${title}… ${secondsOf(title)}`);
  process.stdout.write(`${CLEAR_LINE}${parts.join('  ')}`);
}

function secondsOf(/** @type {string} */ title) {
  return `${Math.round((Date.now() - (running.get(title) ?? Date.now())) / 1000)} s`;
}
