import type { Refusal } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';

/** A job that was stored and is to be worked on once its transaction is committed. */
export type BegunJob = {
  readonly id: string;
  readonly restaurantId: string;
  readonly batchId: string;
  readonly total: number;
  /** Does the work for the entries from one place up to another one. */
  work(tx: RestaurantTransaction, from: number, to: number): Promise<Refusal[]>;
};
