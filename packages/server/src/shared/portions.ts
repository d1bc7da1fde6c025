/** Entries in their order, in portions of at most this many: so many rows fit one statement on both engines. */
export function portions<Entry>(entries: readonly Entry[], size = 200): Entry[][] {
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, index) => entries.slice(index * size, (index + 1) * size));
}

/** Entries in their order, cut wherever the next one does not go with the run before it, and at the size. */
export function runsOf<Entry>(
  entries: readonly Entry[],
  goTogether: (next: Entry, before: Entry) => boolean,
  size = 100,
): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && run.length < size && goTogether(entry, last)) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}
