import type { Flag } from '../database/schema/columns.ts';

/** What is stored of a field: nothing where an edit does not name the field, so that its column stays as it is. */
export type Stored<Value, Column> = Value extends undefined ? undefined : Column;

/** Stores a field that an edit may leave out; Kysely writes no column whose value is undefined. */
export function stored<Value, Column>(
  value: Value,
  toColumn: (value: NonNullable<Value>) => Column,
): Stored<Value, Column> {
  return (value === undefined ? undefined : toColumn(value as NonNullable<Value>)) as Stored<Value, Column>;
}

/** A boolean as both engines store it. */
export const toFlag = (value: boolean): Flag => (value ? 1 : 0);
