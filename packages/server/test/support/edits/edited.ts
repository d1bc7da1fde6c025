import type { HistoryEntity, OperationId } from '@cardamom/api-types';
import type { RestaurantOwned } from '#database/restaurant-transaction.ts';
import type { RequestOptions } from '../server.ts';
import type { House } from './house.ts';
import type { StoredRow, StoredRows } from './stored-rows.ts';

/** What a value is made for: a number that no edit had before, what is stored, and whether something is hidden by then. */
export type Moment = {
  readonly n: number;
  readonly row: StoredRow;
  readonly rows: StoredRows;
  readonly isHiding: boolean;
};

/** A field that an edit can name. */
export type Field = {
  /** Always another value than the stored one. */
  next(moment: Moment): unknown;
  /** Columns of the entity's own row, or another table, whole or one column: there, all rows that belong to the entity. */
  readonly writes: readonly string[];
  /** Of these, what an edit that is taken back has moved all the same. */
  readonly leaves?: readonly string[];
};

/** An entity with everything that can be hidden about it, and how it is edited. */
export type Edited = {
  readonly table: RestaurantOwned;
  readonly id: string;
  readonly fields: Readonly<Record<string, Field>>;
  request(patch: object, version: number): RequestOptions;
  /** Deletes what the entity refers to, or what refers to it. */
  hide(): Promise<void>;
  bringBack(): Promise<void>;
  /** What nobody sees while it is hidden, and what no edit may touch even where it names the part it stands in. */
  hidden(rows: StoredRows): unknown;
  /** Whose history takes the edit back; null where history does not tell of it. */
  readonly history: HistoryEntity | null;
};

/** How each PATCH of the contract is made; one that is missing here fails the test. */
export type EditedBy = Readonly<Partial<Record<OperationId, (house: House) => Promise<Edited>>>>;

/** A value of the wire as its column holds it. */
function stored(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/** A field of one column that takes any text. */
export const text = (column: string, word: string): Field => ({
  next: ({ n }) => `${word} ${n}`,
  writes: [column],
});

/** A name, and the key it is found by. */
export const name = (word: string): Field => ({ ...text('name', word), writes: ['name', 'name_key'] });

/** A field of one column that takes some values. */
export const oneOf = (column: string, ...values: readonly unknown[]): Field => ({
  next: ({ row }) => values.find((value) => stored(value) !== row[column]),
  writes: [column],
});
