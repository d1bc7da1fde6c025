import type { Transaction } from 'kysely';
import type { ChangeFeed, ChangeNote } from '../changes/feed.ts';
import type { Database, LookupTransaction } from './database.ts';
import { restaurantTransaction } from './restaurant-transaction.ts';
import type { Tables } from './schema.ts';

export type TransactionMode = 'read only' | 'read write';

/** What differs between the engines. */
export type Engine = {
  /** Runs the work in a transaction, and again in a new one where it collided with another. */
  transact<T>(mode: TransactionMode, work: (db: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Confines the open transaction to a restaurant (PostgreSQL: role and setting). */
  confine(db: Transaction<Tables>, restaurantId: string): Promise<void>;
  /** Waits for those that write in the restaurant, in any process, and then keeps them out to the transaction's end. */
  holdRestaurant(db: Transaction<Tables>, restaurantId: string): Promise<void>;
  /** Runs work of this process that holds a restaurant one after the other, before it takes a connection. */
  inTurn<T>(restaurantId: string, work: () => Promise<T>): Promise<T>;
  /** Makes the open transaction one that looks up across restaurants. */
  widen(db: Transaction<Tables>): Promise<void>;
  /** Waits until no other transaction holds this, then holds it to the transaction's end. */
  holdAlone(db: Transaction<Tables>): Promise<void>;
  /** This process, as the others know it. */
  readonly self: string;
  /** Whether the process of this name is known to be gone. */
  isGone(db: Transaction<Tables>, name: string): Promise<boolean>;
  /** Tells other processes, in the transaction, what it changed. */
  announce(db: Transaction<Tables>, restaurantId: string, notes: readonly ChangeNote[]): Promise<void>;
};

type Transactions = Pick<
  Database,
  'inRestaurant' | 'besideRestaurant' | 'readRestaurant' | 'beforeSignIn' | 'lookUp'
>;

/** The ways into the database, the same on both engines; what was changed is told after the commit. */
export function transactionsOn(engine: Engine, changes: ChangeFeed): Transactions {
  type Noted = Map<string, ChangeNote[]>;

  async function run<T>(
    mode: TransactionMode,
    work: (db: Transaction<Tables>, noted: Noted) => Promise<T>,
  ): Promise<T> {
    const noted: Noted = new Map();
    const result = await engine.transact(mode, async (db) => {
      // What an earlier try noted was rolled back.
      noted.clear();
      const answer = await work(db, noted);
      for (const [restaurantId, notes] of noted) await engine.announce(db, restaurantId, notes);
      return answer;
    });
    for (const [restaurantId, notes] of noted) changes.publish(restaurantId, notes);
    return result;
  }

  async function enter(db: Transaction<Tables>, noted: Noted, restaurantId: string) {
    await engine.confine(db, restaurantId);
    const notes = noted.get(restaurantId) ?? [];
    noted.set(restaurantId, notes);
    return restaurantTransaction(db, restaurantId, notes, {
      self: engine.self,
      isGone: (name) => engine.isGone(db, name),
    });
  }

  const inside =
    (mode: TransactionMode): Database['inRestaurant'] =>
    (restaurantId, work) =>
      run(mode, async (db, noted) => work(await enter(db, noted, restaurantId)));

  const before =
    (mode: TransactionMode): Database['beforeSignIn'] =>
    (work) =>
      run(mode, async (db, noted) => {
        await engine.widen(db);
        const tx: LookupTransaction = {
          db,
          enter: (restaurantId) => enter(db, noted, restaurantId),
          alone: () => engine.holdAlone(db),
        };
        return work(tx);
      });

  return {
    inRestaurant: (restaurantId, work) =>
      engine.inTurn(restaurantId, () =>
        run('read write', async (db, noted) => {
          await engine.holdRestaurant(db, restaurantId);
          return work(await enter(db, noted, restaurantId));
        }),
      ),
    besideRestaurant: inside('read write'),
    readRestaurant: inside('read only'),
    beforeSignIn: before('read write'),
    lookUp: before('read only'),
  };
}
