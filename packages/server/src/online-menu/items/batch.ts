import type {
  AvailabilityChange,
  FieldError,
  Item,
  ItemBatch,
  ItemBatchEntry,
  ItemBatchResult,
} from '@cardamom/api-types';
import { asBatch } from '../../changes/origin.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { fieldError, Problem } from '../../shared/problem.ts';
import { nameKey } from '../../shared/text.ts';
import { editAction } from '../activation.ts';
import { changeAvailability } from '../availability/service.ts';
import { refusingNameInUse } from '../name-in-use.ts';
import { freeNames, holdItems, keysInUse } from './batch-repository.ts';
import { editedSizes, editOf } from './fields.ts';
import { toItems, updateItem } from './repository.ts';
import { sizeErrors } from './rules.ts';
import { writeSizes } from './write-parts.ts';

/** A row's change and the item it is about. */
type Row = { readonly index: number; readonly entry: ItemBatchEntry; readonly before: Item };

type Content = Omit<ItemBatchEntry, 'id' | 'version' | 'availability'>;

function contentOf({
  id: _id,
  version: _version,
  availability: _availability,
  ...content
}: ItemBatchEntry): Content {
  return content;
}

const changesContent = (entry: ItemBatchEntry) => Object.keys(contentOf(entry)).length > 0;

async function itemsById(tx: RestaurantTransaction, ids: readonly string[]): Promise<Map<string, Item>> {
  const items = await toItems(tx, await holdItems(tx, ids));
  return new Map(items.map((item) => [item.id, item]));
}

/** The rows with their items; throws CM_REFERENCE for what is not there and CM_CHOICE for an item named twice. */
async function rowsOf(tx: RestaurantTransaction, batch: ItemBatch): Promise<Row[]> {
  const items = await itemsById(
    tx,
    batch.map(({ id }) => id),
  );
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  const rows = batch.flatMap((entry, index): Row[] => {
    const before = items.get(entry.id);
    if (!before) errors.push(fieldError(`/${index}/id`, 'CM_REFERENCE'));
    else if (seen.has(entry.id))
      errors.push(fieldError(`/${index}/id`, 'CM_CHOICE', '(this item is named twice)'));
    seen.add(entry.id);
    return before ? [{ index, entry, before }] : [];
  });
  if (errors.length > 0) throw Problem.fields(errors);
  return rows;
}

/** Throws CM_CONFLICT with every item that somebody else saved first. */
function assertVersions(rows: readonly Row[]): void {
  const items = rows
    .filter(({ entry, before }) => changesContent(entry) && entry.version !== before.version)
    .map(({ before }) => before);
  if (items.length > 0) throw new Problem('CM_CONFLICT', { current: { items } });
}

/** Names in use by other items, or given twice in the batch. */
async function nameErrors(tx: RestaurantTransaction, rows: readonly Row[]): Promise<FieldError[]> {
  const keyOf = ({ entry, before }: Row) => nameKey(entry.name ?? before.name);
  const named = rows.filter(({ entry }) => entry.name !== undefined);
  const ids = rows.map(({ before }) => before.id);
  const others = await keysInUse(tx, named.map(keyOf), ids);
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return named
    .filter((row) => others.has(keyOf(row)) || (counts.get(keyOf(row)) ?? 0) > 1)
    .map(({ index }) => fieldError(`/${index}/name`, 'OM_002'));
}

function sizeErrorsOf({ index, entry, before }: Row): FieldError[] {
  const { sizes = before.sizes } = editOf(before, contentOf(entry));
  const unknown = sizes.flatMap((size, place) => {
    const isRepeated = sizes.findIndex((other) => other.id === size.id) < place;
    const isKnown = size.id === undefined || (before.sizes.some(({ id }) => id === size.id) && !isRepeated);
    return isKnown ? [] : [fieldError(`/sizes/${place}/id`, 'CM_REFERENCE')];
  });
  const errors = [...sizeErrors(sizes, entry.isActive ?? before.isActive), ...unknown];
  return errors.map(({ pointer, code, message }) => ({ pointer: `/${index}${pointer}`, code, message }));
}

async function saveContent(tx: RestaurantTransaction, staffId: string, rows: readonly Row[]): Promise<void> {
  const changed = rows.filter(({ entry }) => changesContent(entry));
  if (changed.length === 0) return;
  await freeNames(
    tx,
    changed.filter(({ entry }) => entry.name !== undefined).map(({ before }) => before.id),
  );
  for (const { index, entry, before } of changed) {
    try {
      await refusingNameInUse('OM_002', () => updateItem(tx, before, editOf(before, contentOf(entry))));
    } catch (error) {
      // Somebody else took the name between the check and this write.
      throw error instanceof Problem ? Problem.field(`/${index}/name`, error.code) : error;
    }
  }
  const sizesOf = changed.flatMap(({ entry, before }) =>
    entry.sizes ? [[before.id, editedSizes(before.sizes, entry.sizes)] as const] : [],
  );
  await writeSizes(tx, new Map(sizesOf));
  const after = await itemsById(
    tx,
    changed.map(({ before }) => before.id),
  );
  for (const { entry, before } of changed)
    await recordChange(tx, {
      staffId,
      entity: 'ITEM',
      entityId: before.id,
      action: editAction(contentOf(entry)),
      before,
      after: after.get(before.id) ?? null,
    });
}

/**
 * Changes many items as one batch of history, all or nothing. Throws every wrong field by its row
 * (`/3/sizes/0/price`), or CM_CONFLICT with all items that somebody else saved first.
 */
export async function updateItems(
  tx: RestaurantTransaction,
  staffId: string,
  batch: ItemBatch,
): Promise<ItemBatchResult> {
  const rows = await rowsOf(tx, batch);
  assertVersions(rows);
  const errors = [...rows.flatMap(sizeErrorsOf), ...(await nameErrors(tx, rows))];
  if (errors.length > 0) throw Problem.fields(errors);
  const origin = asBatch(tx);
  await saveContent(origin, staffId, rows);
  const availability = batch.flatMap(({ id, availability: wanted }): AvailabilityChange[] =>
    wanted ? [{ entity: 'ITEM', id, ...wanted }] : [],
  );
  if (availability.length > 0) await changeAvailability(origin, staffId, availability);
  const items = await itemsById(
    tx,
    batch.map(({ id }) => id),
  );
  return { batchId: origin.origin.batchId, items: batch.flatMap(({ id }) => items.get(id) ?? []) };
}
