declare const held: unique symbol;

/** Text that holds JSON of a T, written by us; never queried, only read and written whole. */
export type JsonText<T> = string & { readonly [held]: T };

/** Writes a value for a column. */
export const toJson = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

/** Reads what a column holds; what comes from outside is no column, and is checked instead. */
export const fromJson = <T>(text: JsonText<T>): T => JSON.parse(text) as T;
