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
import { editAction } from '../../entities/edit-action.ts';
import { changeAvailability } from '../availability/service.ts';
import { isRenamed } from './check-items.ts';
import { editedSizes, editOf } from './fields.ts';
import { freeNames, inCategories, namesInUse, takeNames } from './names.ts';
import { itemsById, storedItems } from './repository.ts';
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

const changesName = ({ entry, before }: Row) => isRenamed({ fields: contentOf(entry), before });

/** Names that other items of a category have, or that the batch gives twice in one. */
async function nameErrors(tx: RestaurantTransaction, rows: readonly Row[]): Promise<FieldError[]> {
  const renamed = rows.filter(changesName);
  const wanted = renamed.map(({ entry: { name = '' }, before: { id, categories } }) => ({
    id,
    name,
    categoryIds: categories.map((category) => category.id),
  }));
  const taken = await namesInUse(tx, wanted);
  return renamed.flatMap(({ index, before }) => {
    const categories = taken.get(before.id);
    return categories ? [fieldError(`/${index}/name`, 'OM_002', inCategories(categories))] : [];
  });
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
  for (const { entry, before } of changed)
    await storedItems.update(tx, before, editOf(before, contentOf(entry)));
  const renamed = changed.filter(changesName).map(({ before }) => before.id);
  await freeNames(tx, renamed);
  await takeNames(tx, 'item_id', renamed);
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
