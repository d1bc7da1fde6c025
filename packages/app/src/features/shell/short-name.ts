/** Signs of a name that are kept at its start and at its end, where a file has its kind. */
const kept = { start: 13, end: 10 } as const;

const segmenter = new Intl.Segmenter();

/** A file's name as short as a notice on a phone has room for, shortened in its middle. */
export function shortName(name: string): string {
  const signs = Array.from(segmenter.segment(name), ({ segment }) => segment);
  if (signs.length <= kept.start + kept.end + 1) return name;
  return `${signs.slice(0, kept.start).join('')}…${signs.slice(-kept.end).join('')}`;
}
