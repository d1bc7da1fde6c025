/** What of a list the URL holds; every key is optional, so that a plain address stays plain. */
export interface ListSearch<Sort extends string> {
  /** Part of a name. */
  search?: string;
  /** Only active or only inactive entries. */
  active?: boolean;
  sort?: Sort;
  /** Where the page begins, as the page before or after it named it. */
  cursor?: string;
  /** Rows a page. */
  limit?: number;
}

/** Rows a page that can be chosen; the first is the server's default. */
export const pageSizes = [50, 100, 250] as const;

const longestSearch = 200;
const longestCursor = 1000;

/** Reads a list's part of the URL; what is not understood is left out, so that an old link still opens. */
export function parseListSearch<Sort extends string>(
  raw: Record<string, unknown>,
  sorts: readonly Sort[],
): ListSearch<Sort> {
  const search = textOf(raw['search'], longestSearch);
  const cursor = textOf(raw['cursor'], longestCursor);
  const sort = sorts.find((known) => known === raw['sort']);
  const limit = pageSizes.find((size) => size === Number(raw['limit']));
  return {
    ...(search !== undefined && { search }),
    ...(typeof raw['active'] === 'boolean' && { active: raw['active'] }),
    ...(sort !== undefined && { sort }),
    ...(cursor !== undefined && { cursor }),
    ...(limit !== undefined && limit !== pageSizes[0] && { limit }),
  };
}

/** What a list's route validates its part of the URL with. */
export const listSearchOf =
  <Sort extends string>(sorts: readonly Sort[]) =>
  (raw: Record<string, unknown>): ListSearch<Sort> =>
    parseListSearch(raw, sorts);

/** A short text of the URL; numbers are what the router made of digits. Returns nothing for anything else. */
export function textOf(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  return text.trim() === '' ? undefined : text.slice(0, longest);
}

/** Keys of the URL that order and page a list; every other key narrows it. */
const orderingKeys: ReadonlySet<string> = new Set(['sort', 'cursor', 'limit']);

const narrowing = (search: ListSearch<string>) =>
  Object.entries(search).filter(([key, value]) => value !== undefined && !orderingKeys.has(key));

/** Whether search or any filter narrows the list. */
export function isNarrowed(search: ListSearch<string>): boolean {
  return narrowing(search).length > 0;
}

/** What the list is narrowed to, as one text: the same for every order and page of it. */
export function narrowingKeyOf(search: ListSearch<string>): string {
  return JSON.stringify(narrowing(search).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The search with a change; a narrower or reordered list begins at its first page. */
export function narrowed<Search extends ListSearch<string>, Change extends object>(
  search: Search,
  change: Change,
): Search & Change {
  return { ...search, cursor: undefined, ...change };
}

/** What the server narrows every list by, from what the URL says. */
export function narrowingOf({ search, active }: ListSearch<string>) {
  return {
    ...(search !== undefined && { search }),
    ...(active !== undefined && { isActive: active }),
  };
}

/** What the server is asked, from what the URL says. */
export function listQueryOf<Sort extends string>(asked: ListSearch<Sort>) {
  const { sort, cursor, limit } = asked;
  return {
    ...narrowingOf(asked),
    ...(sort !== undefined && { sort }),
    ...(cursor !== undefined && { cursor }),
    limit: limit ?? pageSizes[0],
  };
}

/** A table's sort in words of the wire: `-name` for names from Z to A. */
export function sortKeyOf<Sort extends string>(
  sort: { column: string; direction: 'ascending' | 'descending' },
  sorts: readonly Sort[],
): Sort | undefined {
  const wanted = sort.direction === 'descending' ? `-${sort.column}` : sort.column;
  return sorts.find((known) => known === wanted);
}

/** The wire's sort in words of a table; nothing for an order no column shows. */
export function tableSortOf(
  sort: string | undefined,
): { column: string; direction: 'ascending' | 'descending' } | undefined {
  if (sort === undefined) return undefined;
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };
}
