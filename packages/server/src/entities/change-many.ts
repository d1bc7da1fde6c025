import { errorCatalogue, type BulkAction, type BulkResult, type Refusal } from '@cardamom/api-types';
import { asBatch } from '../changes/origin.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { Problem } from '../shared/problem.ts';
import type { EntityKind, Named } from './kind.ts';

/** Says of one entry why it stayed as it was. */
export function refusal(id: string, name: string | null, problem: Problem): Refusal {
  const [firstError] = problem.details.errors ?? [];
  return {
    id,
    name,
    code: problem.code,
    message: firstError?.message ?? problem.details.message ?? errorCatalogue[problem.code].message,
    dependencies: [...(problem.details.dependencies ?? [])],
    dependencyCount: problem.details.dependencyCount ?? 0,
  };
}

async function nameOf(tx: RestaurantTransaction, entity: EntityKind, id: string): Promise<string | null> {
  try {
    return entity.labelOf(await entity.get(tx, id));
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** The version after the action. */
async function act(
  tx: RestaurantTransaction,
  entity: EntityKind,
  staffId: string,
  action: BulkAction,
  named: Named,
): Promise<number> {
  if (action !== 'DELETE') return (await entity.setActive(tx, staffId, named, action === 'ACTIVATE')).version;
  await entity.remove(tx, staffId, named);
  return named.version + 1;
}

/** One action on one entry; returns its version after it, or why it stayed as it was. */
async function changeOne(
  tx: RestaurantTransaction,
  entity: EntityKind,
  staffId: string,
  action: BulkAction,
  named: Named,
): Promise<number | Refusal> {
  try {
    return await tx.attempt(() => act(tx, entity, staffId, action, named));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refusal(named.id, await nameOf(tx, entity, named.id), error);
  }
}

/** One action on entries of a kind that changes many at once; returns false where one of them cannot be changed, and none is. */
async function isDoneAtOnce(
  tx: RestaurantTransaction,
  { many }: EntityKind,
  staffId: string,
  action: BulkAction,
  named: readonly Named[],
): Promise<boolean> {
  if (!many) return false;
  try {
    await tx.attempt(() =>
      action === 'DELETE'
        ? many.remove(tx, staffId, named)
        : many.setActive(tx, staffId, named, action === 'ACTIVATE'),
    );
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** One action on a few entries, together where that can be; returns which stayed as they were, and why. */
export async function changeSome(
  tx: RestaurantTransaction,
  entity: EntityKind,
  staffId: string,
  action: BulkAction,
  named: readonly Named[],
): Promise<Refusal[]> {
  if (await isDoneAtOnce(tx, entity, staffId, action, named)) return [];
  const refused: Refusal[] = [];
  for (const one of named) {
    const result = await changeOne(tx, entity, staffId, action, one);
    if (typeof result !== 'number') refused.push(result);
  }
  return refused;
}

/**
 * One action on many entries, as one batch of history. Each entry stands for itself: one that is in use, gone or
 * changed by somebody else stays as it was and is named with the reason; the rest is done.
 */
export async function changeMany(
  tx: RestaurantTransaction,
  entity: EntityKind,
  staffId: string,
  action: BulkAction,
  entities: readonly Named[],
): Promise<BulkResult> {
  const batch = asBatch(tx);
  const changed: Named[] = [];
  const refused: Refusal[] = [];
  for (const named of entities) {
    const result = await changeOne(batch, entity, staffId, action, named);
    if (typeof result === 'number') changed.push({ id: named.id, version: result });
    else refused.push(result);
  }
  return { batchId: batch.origin.batchId, changed, refused };
}
