import type { OrderMove } from '@cardamom/api-types';
import { sql, type RawBuilder } from 'kysely';
import { fieldError, Problem } from '../shared/problem.ts';

/** An order as history keeps it; `moved` are the names of what somebody moved. */
export type OrderSnapshot = { name: string; order: readonly string[]; moved: readonly string[] };

/** The neighbour that a move names; throws CM_REQUIRED for none, CM_CHOICE for two. */
function neighbourOf({ beforeId, afterId }: OrderMove) {
  if (beforeId === undefined && afterId === undefined) throw Problem.field('/beforeId', 'CM_REQUIRED');
  if (beforeId !== undefined && afterId !== undefined)
    throw Problem.field('/afterId', 'CM_CHOICE', '(name one neighbour)');
  return afterId === undefined
    ? { pointer: '/beforeId', id: beforeId ?? null, isBefore: true }
    : { pointer: '/afterId', id: afterId, isBefore: false };
}

/** The order after a move; throws CM_REFERENCE for an entry, or a neighbour, that is not in it any more. */
export function movedOrder(order: readonly string[], move: OrderMove): string[] {
  const present = new Set(order);
  const gone = move.ids.flatMap((id, index) =>
    present.has(id) ? [] : [fieldError(`/ids/${index}`, 'CM_REFERENCE')],
  );
  if (gone.length > 0) throw Problem.fields(gone);
  const { pointer, id, isBefore } = neighbourOf(move);
  if (id !== null && move.ids.includes(id)) throw Problem.field(pointer, 'CM_CHOICE');
  if (id !== null && !present.has(id)) throw Problem.field(pointer, 'CM_REFERENCE');
  const moving = new Set(move.ids);
  const rest = order.filter((other) => !moving.has(other));
  const ends = isBefore ? rest.length : 0;
  const place = id === null ? ends : rest.indexOf(id) + (isBefore ? 0 : 1);
  return rest.toSpliced(place, 0, ...move.ids);
}

/** An earlier order brought back: what is gone stays out, what is new stays behind its neighbour or at the end. */
export function restoredOrder(now: readonly string[], was: readonly string[]): string[] {
  const present = new Set(now);
  const known = new Set(was);
  const restored = was.filter((id) => present.has(id));
  const lastKnown = now.findLastIndex((id) => known.has(id));
  for (const [index, id] of now.entries()) {
    if (known.has(id)) continue;
    const neighbour = now[index - 1];
    const behind = neighbour === undefined ? 0 : restored.indexOf(neighbour) + 1;
    restored.splice(index > lastKnown ? restored.length : behind, 0, id);
  }
  return restored;
}

/** An order that somebody named, with what they could not see: that stays behind whom it followed, or first. */
export function aroundHidden(
  named: readonly string[],
  stored: readonly string[],
  isHidden: (id: string) => boolean,
): string[] {
  const isNamed = new Set(named);
  const followers = new Map<string | null, string[]>();
  let before: string | null = null;
  for (const id of stored) {
    if (isNamed.has(id)) before = id;
    else if (isHidden(id)) followers.set(before, [...(followers.get(before) ?? []), id]);
  }
  return [...(followers.get(null) ?? []), ...named.flatMap((id) => [id, ...(followers.get(id) ?? [])])];
}

/** Whether nobody changed the order of what both hold. */
export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [new Set(one), new Set(other)];
  const common = one.filter((id) => second.has(id));
  return other.filter((id) => first.has(id)).every((id, index) => common[index] === id);
}

export type Place = { readonly id: string; readonly position: number };

/** Which rows must be written so that they stand in this order, in portions that fit one statement. */
export function newPlaces(rows: readonly Place[], order: readonly string[]): Place[][] {
  const before = new Map(rows.map(({ id, position }) => [id, position]));
  const changed = order
    .map((id, position) => ({ id, position }))
    .filter(({ id, position }) => before.get(id) !== position);
  const portions: Place[][] = [];
  for (let start = 0; start < changed.length; start += 400) portions.push(changed.slice(start, start + 400));
  return portions;
}

/** The new position by a row's id, for one UPDATE. */
export function positionById(column: string, places: readonly Place[]): RawBuilder<number> {
  const cases = places.map(({ id, position }) => sql`when ${id} then ${sql.lit(position)}`);
  return sql<number>`case ${sql.ref(column)} ${sql.join(cases, sql` `)} end`;
}
