import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { Problem } from './problem.ts';
import { isStorable } from './text.ts';

/** What a row is sorted by. */
export type SortKey = string | number;

/**
 * A place in a sorted list: between two rows, looking towards the end (`next`) or the start (`previous`). `row` is the number, from
 * 1, of the row beside it that was read before; null where nobody counted.
 */
export type Position = { towards: 'next' | 'previous'; key: SortKey; id: string; row: number | null };

/** One page asked for: rows a page, the sort (`name` upwards, `-name` downwards), and where to go on (null: from the start). */
export type PageRequest<Sort extends string> = { sort: Sort; limit: number; position: Position | null };

export type PageOf<Row> = {
  rows: Row[];
  nextCursor: string | null;
  previousCursor: string | null;
  firstRow: number | null;
};

/** Fields whose rows are sorted by a number; all others are sorted by text. */
const sortedByNumber = new Set(['position', 'price', 'updatedAt', 'itemCount', 'usedByCount']);

/** Packs a place in a list into the opaque text that travels as `nextCursor` and `previousCursor`. */
function encodeCursor(sort: string, { towards, key, id, row }: Position): string {
  return Buffer.from(JSON.stringify([sort, towards, key, id, row])).toString('base64url');
}

/** Unpacks a cursor, or returns null when it is not one of this sort's: anybody can write one. */
function decodeCursor(sort: string, cursor: string): Position | null {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
  // Links kept from before rows were counted name none.
  if (!Array.isArray(parts) || parts.length < 4 || parts.length > 5) return null;
  const [cursorSort, towards, key, id, row = null] = parts as unknown[];
  if (cursorSort !== sort || (towards !== 'next' && towards !== 'previous')) return null;
  const isNumber = sortedByNumber.has(sortParts(sort).field);
  const isKey = isNumber ? Number.isSafeInteger(key) : typeof key === 'string' && isStorable(key);
  if (!isKey || typeof id !== 'string' || !isStorable(id)) return null;
  const isRow = row === null || (Number.isSafeInteger(row) && (row as number) > 0);
  return isRow ? { towards, key: key as SortKey, id, row: row as number | null } : null;
}

/** Reads a list's query; throws VE_IS_QUERY_OBJECT_ID for a cursor that is not one of this sort's. */
export function pageRequest<Sort extends string>(
  query: { readonly limit?: number; readonly cursor?: string },
  sort: Sort,
): PageRequest<Sort> {
  const limit = query.limit ?? 50;
  if (query.cursor === undefined) return { sort, limit, position: null };
  const position = decodeCursor(sort, query.cursor);
  if (position === null) throw new Problem('VE_IS_QUERY_OBJECT_ID');
  return { sort, limit, position };
}

/** Splits the wire's sort into its field and direction. */
export function sortParts(sort: string): { field: string; isDescending: boolean } {
  return sort.startsWith('-')
    ? { field: sort.slice(1), isDescending: true }
    : { field: sort, isDescending: false };
}

/** The direction rows are read in: turned round for a previous page, whose rows `pageOf` turns back. */
export function readingDirection(request: PageRequest<string>): 'asc' | 'desc' {
  const isDescending = sortParts(request.sort).isDescending !== (request.position?.towards === 'previous');
  return isDescending ? 'desc' : 'asc';
}

/** The condition that a row lies beyond the position, ties broken by id, so that no row is shown twice or skipped. */
export function isBeyond(
  request: PageRequest<string>,
  key: Expression<SortKey>,
  id: Expression<string>,
): RawBuilder<SqlBool> {
  const { position } = request;
  if (position === null) return sql<SqlBool>`1 = 1`;
  // Any number a cursor names fits 64 bits; without the cast it would have to fit the column it is compared with.
  const place = typeof position.key === 'number' ? sql`cast(${position.key} as bigint)` : position.key;
  return readingDirection(request) === 'asc'
    ? sql<SqlBool>`(${key}, ${id}) > (${place}, ${position.id})`
    : sql<SqlBool>`(${key}, ${id}) < (${place}, ${position.id})`;
}

/** The number of a page's first row; a list that grew or shrank meanwhile is counted anew from its beginning. */
function firstRowOf(position: Position | null, rowCount: number, hasMore: boolean): number | null {
  if (position === null) return 1;
  const { towards, row } = position;
  if (towards === 'previous' && !hasMore) return 1;
  if (row === null) return null;
  return towards === 'next' ? row + 1 : Math.max(2, row - rowCount);
}

/** Makes a page from rows read in `readingDirection`, one more than the limit where there are more. */
export function pageOf<Row>(
  request: PageRequest<string>,
  readRows: readonly Row[],
  placeOf: (row: Row) => { key: SortKey; id: string },
): PageOf<Row> {
  const { limit, position, sort } = request;
  const hasMore = readRows.length > limit;
  const rows = readRows.slice(0, limit);
  const isBackwards = position?.towards === 'previous';
  if (isBackwards) rows.reverse();
  const [first, last] = [rows.at(0), rows.at(-1)];
  const firstRow = rows.length === 0 ? null : firstRowOf(position, rows.length, hasMore);
  const lastRow = firstRow && firstRow + rows.length - 1;
  const cursorAt = (towards: 'next' | 'previous', row: Row | undefined) =>
    row === undefined
      ? null
      : encodeCursor(sort, { towards, ...placeOf(row), row: towards === 'next' ? lastRow : firstRow });
  return {
    rows,
    firstRow,
    nextCursor: hasMore || isBackwards ? cursorAt('next', last) : null,
    previousCursor: isBackwards
      ? hasMore
        ? cursorAt('previous', first)
        : null
      : position && cursorAt('previous', first),
  };
}
