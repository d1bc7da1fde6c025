/**
 * Runs a piece of work under a short line ("Installing packages… 12 s") that counts the seconds on a terminal.
 * @template T
 * @param {string} title what is going on, without the dots
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const isTerminal = process.stdout.isTTY;
  process.stdout.write(`${title}…${isTerminal ? '' : '\n'}`);
  const tick = isTerminal && setInterval(() => process.stdout.write(`\r${title}… ${seconds()} `), 1000);
  try {
    const result = await work();
    process.stdout.write(`${isTerminal ? '\r' : ''}${title}… done in ${seconds()}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${isTerminal ? '\r' : ''}${title}… failed after ${seconds()}\n`);
    throw error;
  } finally {
    if (tick) clearInterval(tick);
  }
}
