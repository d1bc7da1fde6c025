import type { Transaction } from 'kysely';
import type { ChangeFeed } from '../changes/feed.ts';
import type { RestaurantTransaction } from './restaurant-transaction.ts';
import type { ImageTable } from './schema/images.ts';
import type { ScreenStateTable, ScreenTable } from './schema/screens.ts';
import type { DiningTableTable, TableSectionTable } from './schema/settings.ts';
import type { Tables } from './schema.ts';

/** What may be looked up before a restaurant is known, and what keeps sessions. */
export type LookupTables = Pick<
  Tables,
  | 'account'
  | 'staff'
  | 'restaurant'
  | 'restaurant_slug'
  | 'short_code'
  | 'session_family'
  | 'refresh_token'
  | 'one_time_token'
  | 'screen_pairing'
> & {
  /** Which pictures there are and since when, and nothing else of them. */
  image: Pick<ImageTable, 'id' | 'created_at' | 'deleted_at'>;
  /** What a table's printed code says: which table it is, and whether it is one. */
  dining_table: Omit<DiningTableTable, 'seats'>;
  table_section: Pick<
    TableSectionTable,
    'restaurant_id' | 'id' | 'first_number' | 'is_active' | 'deleted_at'
  >;
  /** Whose a screen's address is. */
  screen: Pick<ScreenTable, 'restaurant_id' | 'id' | 'code' | 'is_active' | 'deleted_at'>;
  /** Which screens fell silent, and whether that was told. */
  screen_state: Pick<
    ScreenStateTable,
    | 'restaurant_id'
    | 'screen_id'
    | 'last_seen_at'
    | 'is_told_offline'
    | 'outage_mailed_at'
    | 'outage_claimed_at'
  >;
};

/** A transaction that stands before sign-in, across restaurants. */
export type LookupTransaction = {
  readonly db: Transaction<LookupTables>;
  /** Goes on inside one restaurant within the same transaction (registration); there is no way back out. */
  enter(restaurantId: string): Promise<RestaurantTransaction>;
  /** From here to its end no other transaction that asks the same runs, in any process; what is read next holds what they committed. */
  alone(): Promise<void>;
};

/**
 * The storage, the same on SQLite and PostgreSQL. Inside `work` await nothing but SQL, and keep nothing outside it that a
 * second run would find: what collides with another transaction is rolled back and run again. Every method throws
 * StorageUnavailable while the database is away.
 */
export type Database = {
  /**
   * One transaction that writes in a restaurant; afterwards its changes are told to listeners. One restaurant's run one
   * after the other, in all processes, so that what one reads before it writes still holds when it writes.
   */
  inRestaurant<T>(restaurantId: string, work: (tx: RestaurantTransaction) => Promise<T>): Promise<T>;
  /** As `inRestaurant`, but waits for nobody: for what is kept about work that holds the restaurant, such as that it goes on. */
  besideRestaurant<T>(restaurantId: string, work: (tx: RestaurantTransaction) => Promise<T>): Promise<T>;
  /** One consistent view of a restaurant, never waiting for a writer. */
  readRestaurant<T>(restaurantId: string, work: (tx: RestaurantTransaction) => Promise<T>): Promise<T>;
  /** Writes before sign-in: sessions, one-time links, registration. */
  beforeSignIn<T>(work: (tx: LookupTransaction) => Promise<T>): Promise<T>;
  /** Reads before sign-in: session, slug, short code. */
  lookUp<T>(work: (tx: LookupTransaction) => Promise<T>): Promise<T>;
  /** Whether the database answers; throws its error when it does not. */
  ping(): Promise<void>;
  /** What was committed, in this process and, on PostgreSQL, in the others. */
  readonly changes: ChangeFeed;
  /** Waits for what runs, checkpoints and closes. */
  close(): Promise<void>;
};
