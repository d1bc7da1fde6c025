/**
 * Waits until every piece of work has ended, then answers their results or throws the first one's failure: nothing goes on
 * behind an error's message.
 * @template {readonly Promise<unknown>[]} T
 * @param {readonly [...T]} works
 * @returns {Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>}
 */
export async function sideBySide(works) {
  await Promise.allSettled(works);
  return Promise.all(works);
}
