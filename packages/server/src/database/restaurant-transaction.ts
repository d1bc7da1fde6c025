import {
  sql,
  type DeleteQueryBuilder,
  type DeleteResult,
  type InsertQueryBuilder,
  type InsertResult,
  type Insertable,
  type SelectQueryBuilder,
  type Transaction,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import { isDiskFull } from '../shared/disk-full.ts';
import type { ChangeNote } from '../changes/feed.ts';
import type { Tables } from './schema.ts';

/** What stands behind the changes that a transaction records. */
export type ChangeOrigin = {
  /** Shared by everything one action changed; null where it changed one thing. */
  readonly batchId: string | null;
  /** The change that is taken back; null where none is. */
  readonly undoes: string | null;
  /** Which sender's action this is, where that can be told. */
  readonly by?: string | undefined;
};

/** Tables whose rows belong to one restaurant. */
export type RestaurantOwned = Exclude<
  keyof Tables,
  'account' | 'session_family' | 'refresh_token' | 'one_time_token' | 'screen_pairing'
>;

/** Nothing selected yet, as Kysely writes it. */
// oxlint-disable-next-line typescript/no-empty-object-type -- Kysely's own start of a selection
type NoColumns = {};

type OwnerColumn<Table> = Table extends 'restaurant'
  ? 'id'
  : Table extends 'idempotency_key'
    ? 'scope'
    : 'restaurant_id';

/** A new row, without the restaurant: the transaction adds it. */
export type NewRow<Table extends RestaurantOwned> = Omit<Insertable<Tables[Table]>, OwnerColumn<Table>>;

/** The processes that work on one database, of which this is one. */
export type Peers = {
  /** This process, as others know it. */
  readonly self: string;
  /** Whether the process of this name is known to be gone; false where that cannot be told yet. */
  isGone(name: string): Promise<boolean>;
};

/**
 * A transaction inside one restaurant. Each query starts from one of its four methods, which bind the
 * restaurant; join other tables on `restaurant_id` **and** their id. On PostgreSQL row-level security
 * stands behind it.
 */
export type RestaurantTransaction = {
  readonly restaurantId: string;
  /** What `recordChange` noted; told to listeners once the transaction is committed. */
  readonly notes: ChangeNote[];
  /** What `recordChange` writes beside each change: its batch, and what it takes back. */
  readonly origin: ChangeOrigin;
  readonly peers: Peers;
  selectFrom<Table extends RestaurantOwned>(table: Table): SelectQueryBuilder<Tables, Table, NoColumns>;
  updateTable<Table extends RestaurantOwned>(
    table: Table,
  ): UpdateQueryBuilder<Tables, Table, Table, UpdateResult>;
  deleteFrom<Table extends RestaurantOwned>(table: Table): DeleteQueryBuilder<Tables, Table, DeleteResult>;
  insertInto<Table extends RestaurantOwned>(
    table: Table,
    rows: NewRow<Table> | readonly NewRow<Table>[],
  ): InsertQueryBuilder<Tables, Table, InsertResult>;
  /** Runs work that may fail by itself: what it wrote is undone before its error is thrown, and the transaction goes on. */
  attempt<Result>(work: () => Promise<Result>): Promise<Result>;
};

function owner(table: RestaurantOwned): string {
  if (table === 'restaurant') return 'id';
  return table === 'idempotency_key' ? 'scope' : 'restaurant_id';
}

async function attempting<Result>(
  db: Transaction<Tables>,
  notes: ChangeNote[],
  work: () => Promise<Result>,
): Promise<Result> {
  const noted = notes.length;
  // A savepoint inside another of the same name shades it, on both engines.
  await sql`savepoint attempt`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(db);
    return result;
  } catch (error) {
    // On a full disk SQLite has rolled the whole transaction back, and the savepoint is gone.
    if (isDiskFull(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(db);
    await sql`release savepoint attempt`.execute(db);
    notes.length = noted;
    throw error;
  }
}

/** Where nobody else can be, nobody is gone. */
const alone: Peers = { self: 'alone', isGone: () => Promise.resolve(false) };

/** Binds an open transaction to a restaurant. */
export function restaurantTransaction(
  db: Transaction<Tables>,
  restaurantId: string,
  notes: ChangeNote[] = [],
  peers: Peers = alone,
): RestaurantTransaction {
  // Kysely cannot type a table name that is still generic, so the four starts are cast here and nowhere else.
  const untyped = db as unknown as Transaction<Record<string, Record<string, unknown>>>;
  const methods = {
    selectFrom: (table: RestaurantOwned) =>
      untyped.selectFrom(table).where(`${table}.${owner(table)}`, '=', restaurantId),
    updateTable: (table: RestaurantOwned) =>
      untyped.updateTable(table).where(`${table}.${owner(table)}`, '=', restaurantId),
    deleteFrom: (table: RestaurantOwned) =>
      untyped.deleteFrom(table).where(`${table}.${owner(table)}`, '=', restaurantId),
    insertInto: (table: RestaurantOwned, rows: object | readonly object[]) => {
      const bound = [rows].flat().map((row) => Object.assign({}, row, { [owner(table)]: restaurantId }));
      return untyped.insertInto(table).values(bound);
    },
  };
  const origin: ChangeOrigin = { batchId: null, undoes: null };
  const attempt = <Result>(work: () => Promise<Result>) => attempting(db, notes, work);
  return { restaurantId, notes, origin, peers, attempt, ...methods } as unknown as RestaurantTransaction;
}
