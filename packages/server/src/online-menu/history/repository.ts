import type { HistoryEntity, Reference } from '@cardamom/api-types';
import { sql, type ExpressionBuilder } from 'kysely';
import { fromJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { Tables } from '../../database/schema.ts';
import type { ChangeTable } from '../../database/schema/changes.ts';
import { isBeyond, pageOf, readingDirection, type PageOf, type PageRequest } from '../../shared/paging.ts';

/** A change that history tells. */
export type ToldChange = ChangeTable & { readonly entity: HistoryEntity };

export type ChangeFilter = {
  readonly entities: readonly HistoryEntity[];
  readonly entityId: string | undefined;
  readonly staffId: string | undefined;
  readonly batchId: string | undefined;
  /** Epoch ms, from included, to excluded. */
  readonly from: number | undefined;
  readonly to: number | undefined;
};

/** People are no part of this history: their changes hold what not everybody may read. That a restaurant was founded is none of its changes. */
const told = (tx: RestaurantTransaction, entities: readonly HistoryEntity[]) =>
  tx
    .selectFrom('change')
    .where('change.entity', 'in', entities)
    .where((eb) => eb.or([eb('change.entity', '<>', 'RESTAURANT'), eb('change.action', '<>', 'CREATED')]))
    .where(isPublished(tx));

/** An import stores its history before anybody sees what it made (imports/staged.ts). */
const isPublished = (tx: RestaurantTransaction) => (eb: ExpressionBuilder<Tables, 'change'>) =>
  eb.or([
    eb('change.batch_id', 'is', null),
    eb(
      'change.batch_id',
      'not in',
      tx
        .selectFrom('menu_import')
        .select('menu_import.batch_id')
        .where('menu_import.batch_id', 'is not', null)
        .where('menu_import.state', '<>', 'APPLIED'),
    ),
  ]);

function matching(tx: RestaurantTransaction, filter: ChangeFilter) {
  let query = told(tx, filter.entities);
  if (filter.entityId !== undefined) query = query.where('entity_id', '=', filter.entityId);
  if (filter.staffId !== undefined) query = query.where('staff_id', '=', filter.staffId);
  if (filter.batchId !== undefined) query = query.where('batch_id', '=', filter.batchId);
  if (filter.from !== undefined) query = query.where('created_at', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('created_at', '<', filter.to);
  return query;
}

/** One page of changes, newest first (ids sort by time), and how many match in all. */
export async function findChanges(
  tx: RestaurantTransaction,
  filter: ChangeFilter,
  request: PageRequest<'-id'>,
): Promise<PageOf<ToldChange> & { total: number }> {
  const id = sql.ref<string>('change.id');
  const rows = await matching(tx, filter)
    .selectAll('change')
    .$narrowType<{ entity: HistoryEntity }>()
    .where(isBeyond(request, id, id))
    .orderBy('id', readingDirection(request))
    .limit(request.limit + 1)
    .execute();
  const { total } = await matching(tx, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...pageOf(request, rows, (row) => ({ key: row.id, id: row.id })), total };
}

/** The change, or undefined when history tells of none with this id. */
export function findChange(
  tx: RestaurantTransaction,
  id: string,
  entities: readonly HistoryEntity[],
): Promise<ToldChange | undefined> {
  return told(tx, entities)
    .selectAll('change')
    .$narrowType<{ entity: HistoryEntity }>()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Those of the changes that history tells, newest first. */
export function findChangesById(
  tx: RestaurantTransaction,
  ids: readonly string[],
  entities: readonly HistoryEntity[],
): Promise<ChangeTable[]> {
  return told(tx, entities).selectAll('change').where('id', 'in', ids).orderBy('id', 'desc').execute();
}

/** Everything one action changed, newest first. */
export function findBatch(
  tx: RestaurantTransaction,
  batchId: string,
  entities: readonly HistoryEntity[],
): Promise<ToldChange[]> {
  return told(tx, entities)
    .selectAll('change')
    .$narrowType<{ entity: HistoryEntity }>()
    .where('batch_id', '=', batchId)
    .orderBy('id', 'desc')
    .execute();
}

/** Notes that an import's batch was taken back, and that it counts again where what took it back is taken back itself. */
export async function noteUndone(
  tx: RestaurantTransaction,
  batchId: string,
  undoingBatchId: string,
): Promise<void> {
  await tx.updateTable('menu_import').set({ undone_by: null }).where('undone_by', '=', batchId).execute();
  await tx
    .updateTable('menu_import')
    .set({ undone_by: undoingBatchId })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'APPLIED')
    .execute();
}

/** What each action of a batch changed: how many entries. */
export async function countByAction(
  tx: RestaurantTransaction,
  batchId: string,
  entities: readonly HistoryEntity[],
): Promise<{ action: string; count: number }[]> {
  return told(tx, entities)
    .select((eb) => ['action', eb.fn.countAll<number>().as('count')])
    .where('batch_id', '=', batchId)
    .groupBy('action')
    .execute();
}

/** The changes of one action, newest first. */
export async function idsInBatch(
  tx: RestaurantTransaction,
  batchId: string,
  entities: readonly HistoryEntity[],
): Promise<string[]> {
  const rows = await told(tx, entities)
    .select('change.id')
    .where('batch_id', '=', batchId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** The changes that took these back, and those that took them back in turn. */
export async function findUndoings(
  tx: RestaurantTransaction,
  changeIds: readonly string[],
): Promise<ToldChange[]> {
  const found: ToldChange[] = [];
  let asked = changeIds;
  while (asked.length > 0) {
    const rows = await tx
      .selectFrom('change')
      .selectAll('change')
      .$narrowType<{ entity: HistoryEntity }>()
      .where('undoes', 'in', asked)
      .execute();
    found.push(...rows);
    asked = rows.map((row) => row.id);
  }
  return found;
}

/** These people by id, also those who left. */
export async function peopleById(
  tx: RestaurantTransaction,
  ids: readonly string[],
): Promise<Map<string, Reference>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name, last_name }) => [id, { id, name: `${name} ${last_name}`.trim() }]));
}

/** Everybody who changed something that history tells of. */
export async function authorIds(
  tx: RestaurantTransaction,
  entities: readonly HistoryEntity[],
): Promise<string[]> {
  const rows = await told(tx, entities)
    .select('staff_id')
    .distinct()
    .where('staff_id', 'is not', null)
    .execute();
  return rows.flatMap((row) => row.staff_id ?? []);
}

/** Whether prices were converted to another currency after a change. */
export async function wereConvertedSince(tx: RestaurantTransaction, changeId: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('change')
    .select('before')
    .where('entity', '=', 'RESTAURANT')
    .where('id', '>', changeId)
    .execute();
  return rows.some(({ before }) => before !== null && 'conversion' in fromJson(before));
}
