import type { BulkAction, ItemBulkChange } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { beginJob } from '../list-jobs/begin-job.ts';
import { Problem } from '../shared/problem.ts';
import { changeSome } from './change-many.ts';
import type { EntityKind, Named } from './kind.ts';
import type { ListFilter } from './rows.ts';

/** Everything that a filter finds, as the contract's `allOf` says it; `Filter` is that of the kind's list. */
export type WholeList<Filter> = Omit<NonNullable<ItemBulkChange['allOf']>, 'filter'> & {
  readonly filter: Filter;
};

/**
 * Stores one action on everything that a filter finds as a job: each entry at the version it has now, so that what somebody
 * saves until its turn comes stays as they saved it. Throws CM_CONFLICT with the count where it is not the expected
 * one, and CM_RATE while another job runs.
 */
export async function changeWholeList<Filter extends ListFilter>(
  tx: RestaurantTransaction,
  entity: EntityKind,
  idsOf: (filter: Filter) => Promise<Named[]>,
  staffId: string,
  action: BulkAction,
  { filter, except, expectedCount }: WholeList<Filter>,
) {
  const left = new Set(except);
  const all = (await idsOf(filter)).filter(({ id }) => !left.has(id));
  if (all.length !== expectedCount) {
    const count = all.length;
    throw new Problem('CM_CONFLICT', {
      status: 409,
      current: { count },
      message: `This was saved elsewhere in the meantime. (${count.toLocaleString('en')} entries match now, not ${expectedCount.toLocaleString('en')})`,
    });
  }
  return beginJob(tx, all, (piece, some) => changeSome(piece, entity, staffId, action, some));
}
