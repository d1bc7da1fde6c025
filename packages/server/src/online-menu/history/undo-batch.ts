import { historyEntities, type BatchUndone, type Refusal } from '@cardamom/api-types';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { asBatch } from '../../changes/origin.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { ChangeTable } from '../../database/schema/changes.ts';
import { runsOf } from '../../shared/portions.ts';
import { Problem } from '../../shared/problem.ts';
import { refusal } from '../../entities/change-many.ts';
import type { ManyAtOnce, EntityKind, NamedUndo, PutBack, Snapshot } from '../../entities/kind.ts';
import { kindOf } from './entities.ts';
import { nameOf } from './service.ts';
import { isFieldChange, readChange, type ReadChange } from './read-change.ts';
import * as repository from './repository.ts';
import {
  assertMayUndo,
  assertSameCurrency,
  assertUntouched,
  fieldsToPutBack,
  takeBack,
  type Person,
} from './undo.ts';

/** A change with the entity it is about as it is now. */
type Present = { readonly change: ReadChange; readonly is: Snapshot };

/** Whether two changes are about entities of one kind and are taken back by the same kind of write. */
function areAlike({ row: one }: ReadChange, { row: other }: ReadChange): boolean {
  const areDeletions = one.action === 'DELETED' && other.action === 'DELETED';
  const isDeletion = one.action === 'DELETED' || other.action === 'DELETED';
  const isWrittenAlike = isFieldChange(one.action) === isFieldChange(other.action);
  return one.entity === other.entity && (areDeletions || (!isDeletion && isWrittenAlike));
}

/** Changes that are taken back together: alike, and each about another entity. */
function together(changes: readonly ReadChange[]): ReadChange[][] {
  return runsOf(changes, areAlike).flatMap((run) => {
    const entities = new Set(run.map(({ row }) => row.entity_id));
    return entities.size === run.length ? [run] : run.map((change) => [change]);
  });
}

/** The changes with their entities, or null where one of those is gone. */
async function present(
  tx: RestaurantTransaction,
  many: ManyAtOnce,
  changes: readonly ReadChange[],
): Promise<Present[] | null> {
  const ids = changes.map(({ row }) => row.entity_id);
  const states = await many.get(tx, ids);
  const found = changes.flatMap((change): Present[] => {
    const is = states.get(change.row.entity_id);
    return is ? [{ change, is }] : [];
  });
  return found.length === changes.length ? found : null;
}

/** Takes changes that are alike back; returns false where one of the entities is gone. */
async function write(
  tx: RestaurantTransaction,
  staffId: string,
  entity: EntityKind,
  many: ManyAtOnce,
  changes: readonly ReadChange[],
): Promise<boolean> {
  if (changes[0]?.row.action === 'DELETED') {
    const deleted = changes.map(({ row }) => ({ id: row.entity_id, undoes: row.id }));
    await many.restore(tx, staffId, deleted);
    return true;
  }
  const undone = await present(tx, many, changes);
  if (undone === null) return false;
  const edits: PutBack[] = [];
  const removals: NamedUndo[] = [];
  for (const { change, is } of undone) {
    const undoes = change.row.id;
    if (isFieldChange(change.row.action)) {
      await assertSameCurrency(tx, change, {});
      const fields = fieldsToPutBack(entity, change, is, {});
      edits.push({ is, was: change.before as Snapshot, fields, undoes });
    } else {
      assertUntouched(entity, change, is);
      removals.push({ id: is.id, version: is.version, undoes });
    }
  }
  if (edits.length > 0) await many.putBack(tx, staffId, edits);
  if (removals.length > 0) await many.remove(tx, staffId, removals);
  return true;
}

/** Takes changes that are alike back at once; returns false where one of them cannot be, and nothing is changed. */
async function takeBackAtOnce(
  tx: RestaurantTransaction,
  person: Person,
  changes: readonly ReadChange[],
): Promise<boolean> {
  const entity = kindOf(changes[0]?.row.entity ?? '');
  if (changes.length < 2 || !entity?.many) return false;
  const { many } = entity;
  try {
    assertMayUndo(person, entity);
    return await tx.attempt(() => write(tx, person.staffId, entity, many, changes));
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** Takes changes that are alike back, at once where that can be; returns which stay, and why. */
async function takeBackAlike(
  tx: RestaurantTransaction,
  person: Person,
  changes: readonly ReadChange[],
): Promise<Refusal[]> {
  if (await takeBackAtOnce(tx, person, changes)) return [];
  const refused: Refusal[] = [];
  for (const change of changes) {
    try {
      await tx.attempt(() => takeBack(tx, person, change, {}));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push(refusal(change.row.entity_id, nameOf(change) || null, error));
    }
  }
  return refused;
}

/** Takes stored changes back in their order, within their transaction; returns which stay, and why. */
export async function takeBackSome(
  tx: RestaurantTransaction,
  person: Person,
  rows: readonly ChangeTable[],
): Promise<Refusal[]> {
  const refused: Refusal[] = [];
  for (const changes of together(rows.map((row) => readChange(row)))) {
    // Reading goes on for others while thousands of changes are taken back.
    await nextTurn();
    refused.push(...(await takeBackAlike(tx, person, changes)));
  }
  return refused;
}

/**
 * Takes back what one action changed, newest first, as one batch that can be taken back in turn. What was changed
 * since, or cannot come back, stays and is named. Throws CM_NOT_FOUND when there is no such batch.
 */
export async function undoBatch(
  tx: RestaurantTransaction,
  person: Person,
  batchId: string,
): Promise<BatchUndone> {
  const rows = await repository.findBatch(tx, batchId, historyEntities);
  if (rows.length === 0) throw new Problem('CM_NOT_FOUND');
  const batch = asBatch(tx);
  const refused = await takeBackSome(batch, person, rows);
  return { batchId: batch.origin.batchId, count: rows.length - refused.length, refused };
}
