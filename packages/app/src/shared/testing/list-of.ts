/** The one page of a list that holds these entries. */
export function listOf<Entry>(items: Entry[]) {
  return { items, page: { nextCursor: null, previousCursor: null, total: items.length } };
}
