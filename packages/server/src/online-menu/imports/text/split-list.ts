/**
 * The entries of a list in one cell. `|` and line ends always part them (`\|` does not); without these `;`, and
 * where an entry holds none of its own, the weakest separator.
 */
export function splitList(text: string, weakest: ';' | ','): string[] {
  const strong = /(?<!\\)\||\n/u;
  const separator = strong.test(text) ? strong : text.includes(';') ? ';' : weakest;
  return text
    .split(separator)
    .map((part) => part.replaceAll(String.raw`\|`, '|').trim())
    .filter((part) => part !== '');
}

/** Writes a list into one cell so that `splitList` reads the same entries again. */
export function joinList(entries: readonly string[]): string {
  const escaped = entries.map((entry) => entry.replaceAll('|', String.raw`\|`));
  const isMistakable = escaped.length === 1 && /[,;\n]/u.test(escaped[0] ?? '');
  return isMistakable ? `${escaped[0]} |` : escaped.join(' | ');
}
