import type { Change, HistoryEntity, Reference } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { instant } from '../../shared/clock.ts';
import type { PageOf, PageRequest } from '../../shared/paging.ts';
import { deletedAmong } from '../../entities/repository.ts';
import { kindOf } from './entities.ts';
import { orderStates, readChange, type ReadChange } from './read-change.ts';
import * as repository from './repository.ts';
import { undoneById } from './undone.ts';

async function deletedEntities(
  tx: RestaurantTransaction,
  rows: readonly repository.ToldChange[],
): Promise<Set<string>> {
  const deleted: string[] = [];
  for (const [entity, group] of Map.groupBy(rows, (row) => row.entity)) {
    const kind = kindOf(entity);
    const ids = [...new Set(group.map((row) => row.entity_id))];
    if (kind) deleted.push(...(await deletedAmong(tx, kind.table, ids)));
  }
  return new Set(deleted);
}

/** What a change is about, as it was called. */
export function nameOf({ row, before, after }: ReadChange): string {
  if (row.action === 'REORDERED') return orderStates(row).after.name;
  const state = after ?? before;
  return state === null ? '' : (kindOf(row.entity)?.labelOf(state) ?? state.name);
}

/** Fills stored changes up to the wire's: who, what differs, what was taken back, and whether the entity is deleted by now. */
export async function toChanges(
  tx: RestaurantTransaction,
  rows: readonly repository.ToldChange[],
): Promise<Change[]> {
  const changes = rows.map((row) => readChange(row));
  const undoings = await repository.findUndoings(
    tx,
    rows.map((row) => row.id),
  );
  const undone = undoneById(
    changes,
    undoings.map((row) => readChange(row)),
  );
  const deleted = await deletedEntities(tx, rows);
  const people = await repository.peopleById(tx, [...new Set(rows.flatMap((row) => row.staff_id ?? []))]);
  return changes.map((change) => {
    const { row, fields } = change;
    const { isUndone = false, undoneFields = [] } = undone.get(row.id) ?? {};
    return {
      id: row.id,
      batchId: row.batch_id,
      entity: row.entity,
      entityId: row.entity_id,
      name: nameOf(change),
      action: row.action,
      fields: [...fields],
      staff: people.get(row.staff_id ?? '') ?? null,
      undoes: row.undoes,
      undoneFields: [...undoneFields],
      isUndone,
      isEntityDeleted: deleted.has(row.entity_id),
      createdAt: instant(row.created_at),
    };
  });
}

/** One page of history, newest first, and how many changes match in all. */
export async function listChanges(
  tx: RestaurantTransaction,
  filter: repository.ChangeFilter,
  request: PageRequest<'-id'>,
): Promise<PageOf<Change> & { total: number }> {
  const page = await repository.findChanges(tx, filter, request);
  return { ...page, rows: await toChanges(tx, page.rows) };
}

/** Everybody history names, by name. */
export async function listPeople(
  tx: RestaurantTransaction,
  entities: readonly HistoryEntity[],
): Promise<Reference[]> {
  const people = await repository.peopleById(tx, await repository.authorIds(tx, entities));
  return [...people.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
