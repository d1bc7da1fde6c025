import type { FieldChange, HistoryAction } from '@cardamom/api-types';
import { fromJson } from '../../database/json-text.ts';
import type { ChangeTable } from '../../database/schema/changes.ts';
import type { Snapshot } from '../../entities/kind.ts';
import type { OrderSnapshot } from '../../entities/order.ts';
import { kindOf } from './entities.ts';

/** A stored change, its states read; an order's states are read by `orderStates`. */
export type ReadChange<Row extends ChangeTable = ChangeTable> = {
  readonly row: Row;
  readonly before: Snapshot | null;
  readonly after: Snapshot | null;
  readonly fields: readonly FieldChange[];
};

type StoredState = ChangeTable['before'];

const isOrder = (state: object): state is OrderSnapshot => 'order' in state;
const isEntity = (state: object): state is Snapshot => 'id' in state;

function orderIn(stored: StoredState): OrderSnapshot {
  const state = stored && fromJson(stored);
  return state && isOrder(state) ? state : { name: '', order: [], moved: [] };
}

function entityIn(stored: StoredState): Snapshot | null {
  const state = stored && fromJson(stored);
  return state && isEntity(state) ? state : null;
}

/** The states of a change of an order. */
export function orderStates({ before, after }: ChangeTable): { before: OrderSnapshot; after: OrderSnapshot } {
  return { before: orderIn(before), after: orderIn(after) };
}

function fieldsOf(row: ChangeTable, before: Snapshot | null, after: Snapshot | null): FieldChange[] {
  if (row.action === 'REORDERED')
    return [{ field: 'order', before: null, after: orderStates(row).after.moved.slice(0, 100) }];
  if (row.action === 'RESTORED') return [];
  const kind = kindOf(row.entity);
  if (kind === undefined) return [];
  const valueOf = (state: Snapshot | null, field: string) => state && kind.valueOf(state, field);
  return kind.differing(before, after).map((field) => ({
    field,
    before: valueOf(before, field),
    after: valueOf(after, field),
  }));
}

/** Reads a stored change and what differs. */
export function readChange<Row extends ChangeTable>(row: Row): ReadChange<Row> {
  const before = entityIn(row.before);
  const after = entityIn(row.after);
  return { row, before, after, fields: fieldsOf(row, before, after) };
}

/** Changes of fields can be taken back in parts; the others only as a whole. */
export function isFieldChange(action: HistoryAction): boolean {
  return action === 'UPDATED' || action === 'ACTIVATED' || action === 'DEACTIVATED';
}
