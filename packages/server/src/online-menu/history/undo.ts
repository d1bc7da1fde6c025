import { historyEntities, mayCall, type Change, type UndoRequest } from '@cardamom/api-types';
import { asUndoOf } from '../../changes/origin.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { Session } from '../../http/call.ts';
import { fieldError, Problem } from '../../shared/problem.ts';
import type { EntityKind, Snapshot } from '../../entities/kind.ts';
import { putOrderBack } from '../../entities/ordered-list.ts';
import { pricedFields } from '../../settings/restaurant/amounts.ts';
import { kindOf, orderOf } from './entities.ts';
import { isFieldChange, orderStates, readChange, type ReadChange } from './read-change.ts';
import * as repository from './repository.ts';
import { toChanges } from './service.ts';

export type Person = Pick<Session, 'staffId' | 'permissions'>;

/** Which of the change's fields are asked for; all of them without a choice. Throws CM_CHOICE for one it did not change. */
function chosenFields({ row, fields }: ReadChange, asked: readonly string[] | undefined): string[] {
  const own = fields.map(({ field }) => field);
  if (asked === undefined) return own;
  const wrong = asked.flatMap((field, index) =>
    isFieldChange(row.action) && own.includes(field) ? [] : [fieldError(`/fields/${index}`, 'CM_CHOICE')],
  );
  if (wrong.length > 0) throw Problem.fields(wrong);
  return [...asked];
}

/** Which fields are written back over the entity as it is; throws CM_UNDONE, CM_CONFLICT or CM_CHOICE. */
export function fieldsToPutBack(
  entity: EntityKind,
  change: ReadChange,
  is: Snapshot,
  request: UndoRequest,
): string[] {
  const { before, after } = change;
  const was = before as Snapshot;
  const chosen = chosenFields(change, request.fields);
  const isWhole = request.isWhole === true;
  const needed = entity.differing(was, is).filter((field) => isWhole || chosen.includes(field));
  if (needed.length === 0) throw new Problem('CM_UNDONE');
  if (request.fields === undefined && !isWhole) {
    const since = entity.differing(after, is);
    if (needed.some((field) => since.includes(field))) throw new Problem('CM_CONFLICT', { current: is });
  }
  return needed;
}

/** Throws CM_CURRENCY where an amount would come back that was meant in another currency, before prices were converted. */
export async function assertSameCurrency(
  tx: RestaurantTransaction,
  { row, fields }: ReadChange,
  request: UndoRequest,
): Promise<void> {
  const field = pricedFields[row.entity];
  if (field === undefined || !isFieldChange(row.action)) return;
  const asked =
    request.isWhole === true || (request.fields ?? fields.map((own) => own.field)).includes(field);
  if (asked && (await repository.wereConvertedSince(tx, row.id)))
    throw new Problem('CM_CURRENCY', { message: 'This price is from before the currency was changed.' });
}

/** Throws CM_CONFLICT when somebody worked on what the change created. */
export function assertUntouched(entity: EntityKind, { after }: ReadChange, is: Snapshot): void {
  if (entity.differing(after, is).length > 0) throw new Problem('CM_CONFLICT', { current: is });
}

/** Throws C_010 unless the person may write what the change is about; whoever may change items may move them. */
export function assertMayUndo(person: Person, entity: EntityKind | undefined): void {
  if (!mayCall(entity?.operation ?? 'updateItem', person.permissions)) throw new Problem('C_010');
}

async function undoFields(
  tx: RestaurantTransaction,
  person: Person,
  entity: EntityKind,
  change: ReadChange,
  request: UndoRequest,
): Promise<void> {
  const is = await entity.get(tx, change.row.entity_id);
  await assertSameCurrency(tx, change, request);
  const fields = fieldsToPutBack(entity, change, is, request);
  await entity.putBack(tx, person.staffId, is, change.before as Snapshot, fields);
}

/** A creation is taken back by deleting what was created, unless somebody worked on it since. */
async function undoCreation(
  tx: RestaurantTransaction,
  person: Person,
  entity: EntityKind,
  change: ReadChange,
): Promise<void> {
  const is = await entity.get(tx, change.row.entity_id);
  assertUntouched(entity, change, is);
  await entity.remove(tx, person.staffId, is);
}

/** Takes one change back, or some of its fields; throws what `undoChange` does. */
export async function takeBack(
  tx: RestaurantTransaction,
  person: Person,
  change: ReadChange,
  request: UndoRequest,
): Promise<void> {
  const { row } = change;
  const origin = asUndoOf(tx, row.id);
  const entity = kindOf(row.entity);
  assertMayUndo(person, entity);
  if (!isFieldChange(row.action)) chosenFields(change, request.fields);
  if (entity === undefined) {
    const list = await orderOf(origin, row.entity, row.entity_id);
    if (list === undefined) throw new Problem('CM_NOT_FOUND');
    await putOrderBack(origin, person.staffId, list, orderStates(row));
  } else if (row.action === 'DELETED') {
    await entity.restore(origin, person.staffId, row.entity_id);
  } else if (isFieldChange(row.action)) {
    await undoFields(origin, person, entity, change, request);
  } else {
    await undoCreation(origin, person, entity, change);
  }
}

/**
 * Takes a change back, or some of its fields, and returns what that changed. Throws CM_NOT_FOUND, C_010, CM_UNDONE
 * when it is back already, CM_CONFLICT when it was changed since, and what the entity's own services throw.
 */
export async function undoChange(
  tx: RestaurantTransaction,
  person: Person,
  changeId: string,
  request: UndoRequest,
): Promise<Change> {
  const row = await repository.findChange(tx, changeId, historyEntities);
  if (row === undefined) throw new Problem('CM_NOT_FOUND');
  await takeBack(tx, person, readChange(row), request);
  const [newest] = (await repository.findUndoings(tx, [changeId]))
    .filter((undoing) => undoing.undoes === changeId)
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
  if (newest === undefined) throw new Problem('CM_UNDONE');
  const [change] = await toChanges(tx, [newest]);
  return change as Change;
}
